import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { NEW_CHARGE } from '../features/fuda/charge.ts';
import { sampleCost } from './sample-cost.ts';
import { staffInfo } from './sample-desk.ts';
import { FOLLOWS, rateAnswers, sampleRows } from './sample-rates.ts';
import { WORDS } from './sample-words.ts';

const { freight, importing, user } = contract;
type Rate = Out<typeof freight.fudaPage>['records'][number];
type Charge = Out<typeof freight.fudaSurcharges>['records'][number];

const PARTNERS = [
  { id: 1, code: 'LIANQIAO', nameCn: '上海联桥国际货代', nameEn: 'Shanghai Lianqiao Forwarding' },
  { id: 2, code: 'HUAFENG', nameCn: '深圳华沣国际货代', nameEn: 'Shenzhen Huafeng Forwarding' },
] as const;

const rate = (id: number, of: 0 | 1, auditState: Rate['auditState'], more: Partial<Rate> = {}): Rate => ({
  id,
  rateNo: `FD2611180000${id}`,
  version: 1,
  revision: 1,
  partner: PARTNERS[of],
  contractNo: `SC00100${id}`,
  pol: { id: 1, portCode: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' },
  pod: { id: 4, portCode: 'USLAX', nameCn: '洛杉矶', nameEn: 'Los Angeles' },
  routeCode: 'USWC',
  shipping: { id: 1, nameCn: '中远海运', nameEn: 'COSCO Shipping' },
  serviceCode: 'AAC2',
  vessel: '',
  voyage: '',
  etdDays: [4],
  transitDays: 14,
  via: [],
  docCutoff: { days: 4, time: '12:00' },
  validFrom: '2026-11-15',
  validTo: '2026-12-15',
  expired: false,
  currency: 'USD',
  prices: [
    { ctnType: 1, price: '1780.00', cost: '1720.00', member: null },
    { ctnType: 3, price: '2250.00', cost: '2190.00', member: null },
  ],
  sellMarkup: '60.00',
  included: ['BAF'],
  freeDays: null,
  spaceState: 'open',
  spaceLeft: null,
  remark: '',
  remarkEn: '',
  shareTo: 'members',
  auditState,
  reason: '',
  importJobId: null,
  updateTime: '2026-11-19T15:30:00+08:00',
  ...more,
});

export const FUDA_RATES: readonly Rate[] = [
  rate(1, 0, 2),
  rate(2, 0, 3, { serviceCode: 'PS6', version: 3, shareTo: 'all' }),
  rate(3, 1, 4, { serviceCode: 'PN3', reason: '合约号与船公司不符' }),
  rate(4, 1, 3, { serviceCode: 'CLX', validTo: '2026-11-19', expired: true }),
  rate(5, 0, 1, { serviceCode: 'EC1' }),
];

const charge = (id: number, more: Partial<Charge>): Charge => ({
  ...NEW_CHARGE,
  id,
  partner: PARTNERS[0],
  code: 'THC',
  name: '起运港码头操作费',
  nameEn: 'Terminal handling',
  amount: '1240.00',
  validFrom: '2026-10-21',
  ...more,
});
const CHARGES: readonly Charge[] = [
  charge(1, {}),
  charge(2, { code: 'DOC', name: '文件费', nameEn: 'Documents', basis: 'PER_BL', amount: '420.00', side: 'papers' }),
  charge(3, { rateId: 2, rateNo: 'FD26111800002', amount: '1100.00', status: 3 }),
];

const page = <Row>(records: readonly Row[]) => ({ records: [...records], total: records.length });

/** Rates of partners and their charges, for whoever looks at them. */
const rows = (locale: Language, ofCompany: boolean): AnyHandler[] => {
  const own = (list: readonly Rate[]) => list.filter(({ partner }) => !ofCompany || partner.id === 1);
  const listed = ({ status }: { status?: number | undefined }) =>
    page(own(FUDA_RATES).filter(({ auditState }) => (status ?? auditState) === auditState));
  return [
    mock(freight.fudaPartners, { list: ofCompany ? [PARTNERS[0]] : [...PARTNERS] }),
    mock(freight.fudaPage, listed),
    mock(freight.fudaAdmin, listed),
    mock(freight.fudaSurcharges, page(CHARGES)),
    mock(freight.fudaSurcharge, ({ id }) => CHARGES.find((one) => one.id === id) ?? (CHARGES[0] as Charge)),
    mock(freight.changeFudaState, ({ ids }) => ({ changed: ids.length })),
    mock(importing.latestImport, { job: null }),
    ...rateAnswers(locale),
  ];
};

/** What the forwarder's administrators see. */
export const fudaAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ['staff:home', 'fuda:edit', 'fuda:admin']),
  ...rows(locale, false),
];

const personWith = (locale: Language, roles: Code[]) =>
  mock(user.webUserInfo, {
    roles,
    baseInfo: { id: 1, name: WORDS[locale].person, companyName: WORDS[locale].company, account: '13800138000' },
  });

/** What a partner sees. */
export const partnerAnswers = (locale: Language): AnyHandler[] => [
  personWith(locale, ['order:view', 'fuda:view', 'fuda:edit']),
  ...rows(locale, true),
];

/** What a member of the programme sees on the page of rates. */
export const memberAnswers = (locale: Language): AnyHandler[] => [
  personWith(locale, [...FOLLOWS, 'fuda:view']),
  mock(freight.fudaForCustomer, ({ podId }) => {
    const offers = sampleRows(true)
      .slice(0, podId === 4 ? 2 : 0)
      .map((row, at) => ({
        ...row,
        id: at + 1,
        rateNo: `FD2611180000${at + 1}`,
        memberSaving: null,
        priceToken: null,
        followed: false,
        prices: row.prices.map((one) => ({ ...one, listPrice: null })),
        partner: PARTNERS[at === 0 ? 0 : 1],
        charges: sampleCost(locale, '2310.00', '4620.00', '5180.35'),
      }));
    return page(offers);
  }),
  ...rateAnswers(locale),
];
