import { HOUSE_MODES, type HouseSettings } from '@lading/api-client/contract';

const OFFICES = [
  [
    '上海',
    'Shanghai',
    '虹口区东大名路 908 号 12 层',
    '12F, 908 Dongdaming Rd, Hongkou',
    '+86 21 5550 0100',
    31.23,
    121.47,
  ],
  ['深圳', 'Shenzhen', '盐田区深盐路 2158 号', '2158 Shenyan Rd, Yantian', '+86 755 5550 0100', 22.54, 114.06],
  ['宁波', 'Ningbo', '鄞州区扬帆路 515 号', '515 Yangfan Rd, Yinzhou', '+86 574 5550 0100', 29.87, 121.55],
  ['常州', 'Changzhou', '新北区通江中路 391 号', '391 Tongjiang Middle Rd, Xinbei', '+86 519 5550 0100', 31.81, 119.97],
  ['广州', 'Guangzhou', '天河区花城大道 85 号', '85 Huacheng Ave, Tianhe', '+86 20 5550 0100', 23.13, 113.26],
  ['杭州', 'Hangzhou', '上城区钱江路 1366 号', '1366 Qianjiang Rd, Shangcheng', '+86 571 5550 0100', 30.27, 120.16],
  [
    '越南胡志明市',
    'Ho Chi Minh City, Vietnam',
    '第一郡咸宜路 76 号',
    '76 Ham Nghi, District 1',
    '+84 28 5550 0100',
    10.78,
    106.7,
  ],
  ['美国洛杉矶', 'Los Angeles, USA', 'W 6th St 801 号', '801 W 6th St', '+1 213 555 0100', 34.05, -118.24],
] as const;

/** What holds until somebody saves something else: the invented house of the demonstration. Numbers and addresses belong to nobody. */
export const DEFAULT_HOUSE: HouseSettings = {
  nameCn: '子午湾国际货运',
  nameEn: 'Meridian Bay International Freight',
  logoLight: '',
  logoDark: '',
  favicon: '',
  brand: '',
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
  offices: OFFICES.map(([cityCn, cityEn, addressCn, addressEn, phone, lat, lon]) => ({
    cityCn,
    cityEn,
    addressCn,
    addressEn,
    phone,
    lat,
    lon,
    email: 'hello@meridianbay.example',
  })),
  milestones: [
    { year: 2009, textCn: '从宁波北仑的一间调度室起步', textEn: 'Begins in a dispatch room at Beilun, Ningbo' },
    { year: 2011, textCn: '完成无船承运业务备案', textEn: 'Files as a non-vessel operating common carrier' },
    { year: 2018, textCn: '洛杉矶办公室开业', textEn: 'The Los Angeles office opens' },
    { year: 2023, textCn: '胡志明市办公室开业', textEn: 'The Ho Chi Minh City office opens' },
    { year: 2026, textCn: '客户门户上线', textEn: 'The customer portal opens' },
  ],
  certificates: [
    { nameCn: '无船承运业务备案', nameEn: 'NVOCC filing, China', number: 'MOC-NV 00000' },
    { nameCn: 'FMC 无船承运', nameEn: 'NVOCC, FMC', number: 'OTI 000000' },
    { nameCn: '航空货运代理', nameEn: 'Air cargo agent', number: 'IATA 00-0 0000' },
    { nameCn: '报关企业备案', nameEn: 'Customs broker', number: '0000 000 000' },
  ],
  modes: [...HOUSE_MODES],
  agreements: { termsCn: '', termsEn: '', privacyCn: '', privacyEn: '' },
};

/** The program for the desk: none is newer than the first, and the portal itself is what there is to open. */
export const PROGRAM = { version: '1.0.0', forced: false, link: '/index' } as const;
