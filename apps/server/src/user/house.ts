import type { Out, PortalContract } from '@lading/api-client/contract';
import type { Language } from '../messages/say.ts';

type Calls = PortalContract['user'];

/** The invented house of the demonstration: numbers and addresses belong to nobody. */
export const HOUSE: Out<Calls['companyLogo']> = {
  nameCn: '子午湾国际货运',
  nameEn: 'Meridian Bay International Freight',
  logoLight: '',
  logoDark: '',
  hotline: '400-820-0000',
  icp: '',
};

const OFFICES = [
  ['上海', 'Shanghai', '+86 21 5550 0100'],
  ['深圳', 'Shenzhen', '+86 755 5550 0100'],
  ['宁波', 'Ningbo', '+86 574 5550 0100'],
  ['常州', 'Changzhou', '+86 519 5550 0100'],
  ['广州', 'Guangzhou', '+86 20 5550 0100'],
  ['杭州', 'Hangzhou', '+86 571 5550 0100'],
  ['越南胡志明市', 'Ho Chi Minh City, Vietnam', '+84 28 5550 0100'],
  ['美国洛杉矶', 'Los Angeles, USA', '+1 213 555 0100'],
] as const;

const WORDS = {
  'zh-CN': {
    introduction: '整箱、拼箱、空运与 FBA 头程，从订舱、补料、提单核对到费用确认，一站在线办理。',
    milestones: [{ year: 2026, text: '客户门户上线' }],
  },
  'en-US': {
    introduction:
      'Full and less than container loads, air freight and FBA delivery: from the booking and the instruction to the bill of lading and the charges, in one place.',
    milestones: [{ year: 2026, text: 'The customer portal opens' }],
  },
} as const;

export function aboutHouse(language: Language): Out<Calls['aboutUs']> {
  const { introduction, milestones } = WORDS[language];
  return {
    introduction,
    milestones: [...milestones],
    offices: OFFICES.map(([zh, en, phone]) => ({
      city: language === 'zh-CN' ? zh : en,
      address: '',
      phone,
      email: 'hello@meridianbay.example',
    })),
  };
}

/** The program for the desk: none is newer than the first, and the portal itself is what there is to open. */
export const PROGRAM = { version: '1.0.0', forced: false, link: '/index' } as const;
