import { contract, HOUSE_MODES, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';

const { companyLogo, aboutUs, agreements, appVersion, appDownload } = contract.user;

// A drawing of a code, not one that can be scanned.
const CODE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges"%3E%3Cpath fill="%23fff" d="M0 0h9v9H0z"/%3E%3Cpath d="M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM5 5h1v1h-1zM7 5h1v2h-1zM6 7h1v1h-1z"/%3E%3C/svg%3E';

/** The house with everything set that can be. */
export const sampleHouse: Out<typeof companyLogo> = {
  nameCn: '子午湾国际货运',
  nameEn: 'Meridian Bay International Freight',
  logoLight: '',
  logoDark: '',
  favicon: '',
  hotline: '400-820-0000',
  icp: '浙ICP备00000000号-1',
  omsUrl: 'https://oms.example.com/login',
  qrCodes: { service: CODE, official: CODE, mini: CODE },
  socials: [
    { kind: 'weibo', url: 'https://weibo.example.com/meridianbay' },
    { kind: 'linkedin', url: 'https://linkedin.example.com/meridianbay' },
  ],
  friendlyLinks: [{ nameCn: '宁波港', nameEn: 'Port of Ningbo', url: 'https://port.example.com/', logo: '' }],
  shortVideo: { labelCn: '视频号：子午湾', labelEn: 'Short video: Meridian Bay', url: '' },
  brand: '',
  modes: [...HOUSE_MODES],
};

const OFFICES = [
  ['上海', 'Shanghai', '东大名路 908 号', '908 Dongdaming Rd', '+86 21 5550 0100', 31.23, 121.47],
  ['宁波', 'Ningbo', '扬帆路 515 号', '515 Yangfan Rd', '+86 574 5550 0100', 29.87, 121.55],
  ['深圳', 'Shenzhen', '深盐路 2158 号', '2158 Shenyan Rd', '+86 755 5550 0100', 22.54, 114.06],
  ['越南胡志明市', 'Ho Chi Minh City, Vietnam', '', '', '+84 28 5550 0100', 10.78, 106.7],
  ['美国洛杉矶', 'Los Angeles, USA', '', '', '+1 213 555 0100', 34.05, -118.24],
] as const;
const SAID = {
  'zh-CN': {
    introduction: '整箱、拼箱、空运与 FBA 头程，从订舱、补料、提单核对到费用确认，一站在线办理。',
    milestone: '客户门户上线',
    certificate: '无船承运业务备案',
  },
  'en-US': {
    introduction: 'Full and less than container loads, air freight and FBA delivery, from the booking to the charges.',
    milestone: 'The customer portal opens',
    certificate: 'NVOCC filing, China',
  },
} as const;

export const sampleAbout = (locale: Language): Out<typeof aboutUs> => ({
  introduction: SAID[locale].introduction,
  offices: OFFICES.map(([cn, en, addressCn, addressEn, phone, lat, lon]) => ({
    city: locale === 'zh-CN' ? cn : en,
    address: locale === 'zh-CN' ? addressCn : addressEn,
    phone,
    email: 'hello@meridianbay.example',
    lat,
    lon,
  })),
  milestones: [{ year: 2026, text: SAID[locale].milestone }],
  certificates: [{ name: SAID[locale].certificate, number: 'MOC-NV 00000' }],
});

/** What the public pages ask of the house. */
export const houseAnswers = (locale: Language): AnyHandler[] => [
  mock(companyLogo, sampleHouse),
  mock(aboutUs, sampleAbout(locale)),
  mock(agreements, { terms: '', privacy: '' }),
  mock(appVersion, { version: '1.4.2', forced: false, notes: '' }),
  mock(appDownload, { downloadLink: 'https://portal.example.com/index' }),
];
