import type { HouseSettings } from '@lading/api-client/contract';

const OFFICES = [
  ['上海', 'Shanghai', '+86 21 5550 0100', 31.23, 121.47],
  ['深圳', 'Shenzhen', '+86 755 5550 0100', 22.54, 114.06],
  ['宁波', 'Ningbo', '+86 574 5550 0100', 29.87, 121.55],
  ['常州', 'Changzhou', '+86 519 5550 0100', 31.81, 119.97],
  ['广州', 'Guangzhou', '+86 20 5550 0100', 23.13, 113.26],
  ['杭州', 'Hangzhou', '+86 571 5550 0100', 30.27, 120.16],
  ['越南胡志明市', 'Ho Chi Minh City, Vietnam', '+84 28 5550 0100', 10.78, 106.7],
  ['美国洛杉矶', 'Los Angeles, USA', '+1 213 555 0100', 34.05, -118.24],
] as const;

/** What holds until somebody saves something else: the invented house of the demonstration. Numbers and addresses belong to nobody. */
export const DEFAULT_HOUSE: HouseSettings = {
  nameCn: '子午湾国际货运',
  nameEn: 'Meridian Bay International Freight',
  logoLight: '',
  logoDark: '',
  favicon: '',
  hotline: '400-820-0000',
  icp: '',
  omsUrl: '',
  qrCodes: { service: '', official: '', mini: '' },
  socials: [],
  friendlyLinks: [],
  shortVideo: { labelCn: '', labelEn: '', url: '' },
  introductionCn: '整箱、拼箱、空运与 FBA 头程，从订舱、补料、提单核对到费用确认，一站在线办理。',
  introductionEn:
    'Full and less than container loads, air freight and FBA delivery: from the booking and the instruction to the bill of lading and the charges, in one place.',
  offices: OFFICES.map(([cityCn, cityEn, phone, lat, lon]) => ({
    ...{ cityCn, cityEn, addressCn: '', addressEn: '', phone, lat, lon },
    email: 'hello@meridianbay.example',
  })),
  milestones: [{ year: 2026, textCn: '客户门户上线', textEn: 'The customer portal opens' }],
  certificates: [],
};

/** The program for the desk: none is newer than the first, and the portal itself is what there is to open. */
export const PROGRAM = { version: '1.0.0', forced: false, link: '/index' } as const;
