import { contract, type DictionaryType, HOUSE_MODES, type HouseSettings, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { staffInfo } from './sample-desk.ts';
import { WORDS } from './sample-words.ts';

const { basedata, importing, user } = contract;
type Warehouse = Out<typeof basedata.fbaPage>['records'][number];

const US = { countryId: 840, countryCn: '美国', countryEn: 'United States' };
const place = (id: number, code: string, city: string, zip: string, rest: Partial<Warehouse> = {}): Warehouse => ({
  id,
  code,
  ...US,
  state: 'CA',
  city,
  district: '',
  zip,
  address: '',
  type: 'FC',
  region: 'west',
  zone: '9',
  status: 'open',
  note: '',
  latitude: null,
  longitude: null,
  hot: true,
  revision: 1,
  site: null,
  ...rest,
});

export const WAREHOUSES: readonly Warehouse[] = [
  place(1, 'ONT8', 'Moreno Valley', '92551', {
    address: '24300 NANDINA AVE',
    latitude: 33.86,
    longitude: -117.24,
    site: { waitMin: 2, waitMax: 4, weeks: [3, 2, 4], hours: '08:00–16:00', nearby: [{ code: 'LGB8', km: 31 }] },
  }),
  place(2, 'LGB8', 'Rialto', '92376', { address: '1568 N LINDEN AVE' }),
  place(3, 'LAX9', 'Fontana', '92337', { status: 'limited', hot: false }),
  place(4, 'ONT9', 'Redlands', '92374', { status: 'closed', hot: false }),
];

const airlines: Out<typeof basedata.airlinePage>['records'] = [
  { id: 1, code: 'CA', prefix: '999', nameCn: '中国国际航空', nameEn: 'Air China', logo: '', revision: 1 },
  { id: 2, code: 'MU', prefix: '112', nameCn: '中国东方航空', nameEn: 'China Eastern', logo: '', revision: 1 },
];

const airport = (id: number, portCode: string, nameCn: string, nameEn: string, china = true) => ({
  id,
  portCode,
  nameCn,
  nameEn,
  kind: 'air' as const,
  city: nameCn,
  zone: china ? 'Asia/Shanghai' : '',
  hot: true,
  ...(china
    ? { countryId: 156, countryCn: '中国', countryEn: 'China', lane: 'china' as const }
    : { countryId: 840, countryCn: '美国', countryEn: 'United States', lane: 'north-america' as const }),
  longitude: null,
  latitude: null,
  initials: '',
  revision: 1,
});
const AIRPORTS = [
  airport(11, 'PVG', '上海浦东', 'Shanghai Pudong'),
  airport(12, 'NGB', '宁波', 'Ningbo'),
  airport(13, 'LAX', '洛杉矶', 'Los Angeles', false),
] as const;

const route = (
  id: number,
  from: 0 | 1,
  airline: 0 | 1,
  days: number[],
): Out<typeof basedata.airRoutePage>['records'][number] => ({
  id,
  start: AIRPORTS[from],
  end: AIRPORTS[2],
  via: [],
  days,
  aircraft: 'B77F',
  active: id !== 22,
  revision: 1,
  airline: airlines[airline] ?? { id: 0, code: '', nameCn: '', nameEn: '' },
  flightNo: `${airlines[airline]?.code}${587 + id}`,
  transitHours: 12,
});

const COUNTRIES = [
  { id: 156, code: 'CN', nameCn: '中国', nameEn: 'China' },
  { id: 276, code: 'DE', nameCn: '德国', nameEn: 'Germany' },
  { id: 840, code: 'US', nameCn: '美国', nameEn: 'United States' },
];

const topArea = (country: (typeof COUNTRIES)[number]) => ({ ...country, pid: 0, leaf: country.id !== 840 });
const STATES = [
  { id: 900005, pid: 840, code: 'CA', nameCn: '加利福尼亚州', nameEn: 'California', leaf: true },
  { id: 900031, pid: 840, code: 'NJ', nameCn: '新泽西州', nameEn: 'New Jersey', leaf: true },
];

const ENTRIES: Out<typeof basedata.dictionaryItems>['list'] = [
  { id: 1, value: 1, nameCn: '20 尺普柜', nameEn: '20GP', active: true, place: null, revision: 1 },
  { id: 2, value: 2, nameCn: '40 尺普柜', nameEn: '40GP', active: true, place: null, revision: 1 },
  { id: 3, value: 12, nameCn: '40 尺冷代干', nameEn: '40NOR', active: false, place: 90, revision: 2 },
];

export const HOUSE: HouseSettings = {
  nameCn: '子午湾国际货运',
  nameEn: 'Meridian Bay International Freight',
  logoLight: '',
  logoDark: '',
  favicon: '',
  hotline: '400-820-0000',
  icp: '',
  omsUrl: 'https://oms.meridianbay.example',
  introductionCn: '从订舱到费用确认，一站在线办理。',
  introductionEn: 'From the booking to the charges, in one place.',
  qrCodes: { service: '', official: '', mini: '' },
  socials: [{ kind: 'weibo', url: 'https://social.example/meridianbay' }],
  friendlyLinks: [],
  shortVideo: { labelCn: '子午湾说船期', labelEn: 'Sailings explained', url: '' },
  offices: [
    {
      cityCn: '宁波',
      cityEn: 'Ningbo',
      addressCn: '江北区某路 1 号',
      addressEn: '1 Some Road, Jiangbei',
      phone: '+86 574 5550 0100',
      email: 'hello@meridianbay.example',
      lat: 29.87,
      lon: 121.55,
    },
  ],
  milestones: [{ year: 2026, textCn: '客户门户上线', textEn: 'The customer portal opens' }],
  certificates: [{ nameCn: '无船承运业务备案', nameEn: 'NVOCC filing', number: 'MOC-NV00000' }],
  brand: '',
  modes: [...HOUSE_MODES],
  agreements: { termsCn: '', termsEn: '', privacyCn: '', privacyEn: '' },
};

const page = <Row>(records: readonly Row[]) => ({ records: [...records], total: records.length });
const holds = (row: object, word = '') => JSON.stringify(row).toLowerCase().includes(word.toLowerCase());
const CODES = ['staff:home', 'warehouse:edit', 'air:edit', 'dictionary:edit', 'house:edit'] as const;

/** Master data and the settings, for whoever looks after all of them. */
export const masterAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, CODES),
  mock(basedata.fbaPage, ({ searchValue, countryId }) =>
    page(WAREHOUSES.filter((row) => holds(row, searchValue) && (countryId ?? row.countryId) === row.countryId)),
  ),
  mock(basedata.fbaCountries, [{ id: 840, code: 'US', nameCn: '美国', nameEn: 'United States', count: 4 }]),
  mock(basedata.commonList, ({ kind }) => (kind === 'airline' ? airlines : COUNTRIES)),
  mock(basedata.areas, ({ pid }) => (pid === 0 ? COUNTRIES.map(topArea) : pid === 840 ? STATES : [])),
  mock(basedata.saveFbaWarehouse, ({ id }) => ({ id: id ?? 9 })),
  mock(basedata.deleteFbaWarehouse, null),
  mock(basedata.airlinePage, ({ keyword }) => page(airlines.filter((row) => holds(row, keyword)))),
  mock(basedata.airportPage, ({ keyword }) => page(AIRPORTS.filter((row) => holds(row, keyword)))),
  mock(basedata.airRoutePage, page([route(21, 0, 1, [1, 3, 5]), route(22, 1, 0, [1, 2, 3, 4, 5, 6, 7])])),
  mock(basedata.hotAirPorts, [AIRPORTS[0]]),
  mock(basedata.portGroups, [{ group: 'china', nameCn: '中国', nameEn: 'China', list: [AIRPORTS[0], AIRPORTS[1]] }]),
  mock(basedata.ports, ({ searchValue }) => AIRPORTS.filter((row) => holds(row, searchValue))),
  mock(basedata.dictionaryItems, ({ type }: { type: DictionaryType }) => ({ list: type === 'ctnType' ? ENTRIES : [] })),
  mock(basedata.saveDictionaryItem, { id: 4 }),
  mock(importing.latestImport, { job: null }),
  mock(importing.uploadImportFile, { jobId: 7 }),
  mock(user.houseSettings, {
    ...HOUSE,
    revision: 3,
    editedBy: WORDS[locale].clerk,
    editedAt: '2026-11-20T09:04:00+08:00',
  }),
  mock(user.houseVersions, {
    list: [
      {
        revision: 3,
        editedBy: WORDS[locale].clerk,
        editedAt: '2026-11-20T09:04:00+08:00',
        fields: ['hotline', 'offices'],
      },
      { revision: 2, editedBy: WORDS[locale].clerk, editedAt: '2026-11-03T15:40:00+08:00', fields: ['nameEn'] },
    ],
  }),
  mock(user.houseVersion, { ...HOUSE, hotline: '400-820-0117' }),
  mock(user.saveHouseSettings, { revision: 4 }),
];
