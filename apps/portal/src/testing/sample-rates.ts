import { type Code, contract, type In, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { FX, sampleCost } from './sample-cost.ts';
import { laneAnswers } from './sample-lane.ts';
import { LINES, type Line } from './sample-rate-lines.ts';

const { freight, basedata } = contract;
type Row = Out<typeof freight.fclMember>['records'][number];

/** The question that the samples answer. */
export const LANE_PATH = '?from=CNNGB&to=USLAX&ctn=40HQx2&weight=10526.5&volume=124.385';

type Port = Out<typeof basedata.ports>[number];
const port = (id: number, portCode: string, nameCn: string, nameEn: string, zone: string): Port => ({
  id,
  portCode,
  nameCn,
  nameEn,
  zone,
  kind: 'sea',
  city: nameEn,
  countryId: 156,
  lane: 'china',
  longitude: null,
  latitude: null,
  initials: '',
  hot: true,
});
const NINGBO = port(1, 'CNNGB', '宁波', 'Ningbo', 'Asia/Shanghai');
const LAX = port(4, 'USLAX', '洛杉矶', 'Los Angeles', 'America/Los_Angeles');
const NAKHODKA = port(6, 'RUNJK', '纳霍德卡', 'Nakhodka', 'Asia/Vladivostok');
const PORTS = [NINGBO, LAX, NAKHODKA];
const endOf = ({ id, portCode, nameCn, nameEn }: Port) => ({ id, portCode, nameCn, nameEn });

const CARRIERS: readonly { id: number; nameCn: string; nameEn: string; code: string }[] = [
  { id: 1, nameCn: '中远海运', nameEn: 'COSCO Shipping', code: 'COSCO' },
  { id: 2, nameCn: '阳明海运', nameEn: 'Yang Ming', code: 'YM' },
  { id: 3, nameCn: '海洋网联', nameEn: 'ONE', code: 'ONE' },
  { id: 4, nameCn: '美森轮船', nameEn: 'Matson', code: 'MATSON' },
];
const SHIPPING = CARRIERS.map(({ id, nameCn, nameEn }) => ({ id, nameCn, nameEn }));
const TYPES = [
  { id: 1, nameCn: '20GP', nameEn: '20GP' },
  { id: 2, nameCn: '40GP', nameEn: '40GP' },
  { id: 3, nameCn: '40HQ', nameEn: '40HQ' },
];
const BEILUN = { id: 3, portId: 1, code: 'NBCT3', nameCn: '北仑三期', nameEn: 'Beilun 3' };
const AT = '2026-11-20T09:40:00+08:00';

/** What a visitor pays more than a member. */
const MORE = 70;
const sum = (amount: number) => amount.toFixed(2);

function row(
  [carrier, service, etd, eta, transitDays, prices, predicted, spaceState, doc, remark]: Line,
  at: number,
  member: boolean,
): Row {
  const via = spaceState === 'limited' ? [{ id: 9, portCode: 'KRPUS', nameCn: '釜山', nameEn: 'Busan' }] : [];
  const more = member ? 0 : MORE;
  return {
    id: 11 + at,
    rateNo: `FR2611180000${at + 1}`,
    version: 1,
    revision: 1,
    pol: endOf(NINGBO),
    pod: endOf(LAX),
    polWharf: BEILUN,
    podWharf: null,
    routeCode: 'USWC',
    shipping: SHIPPING[carrier] as Row['shipping'],
    serviceCode: service,
    serviceName: '',
    vessel: '',
    voyage: '',
    etdDays: [4],
    etd,
    eta,
    transitDays,
    direct: via.length === 0,
    via,
    cutoffs: { doc, vgm: '2026-11-22T12:00:00+08:00', cy: null, cus: null },
    validFrom: '2026-11-18',
    validTo: '2026-11-30',
    lapsing: true,
    currency: 'USD',
    prices: prices.flatMap((price, type) =>
      price === null
        ? []
        : [{ ctnType: type + 1, price: sum(price + more), listPrice: member ? sum(price + MORE) : null }],
    ),
    included: ['BAF'],
    freeDays: { detention: 5, demurrage: 5, combined: false },
    spaceState,
    spaceLeft: spaceState === 'limited' ? 6 : null,
    goodsLimit: [],
    weightLimit: null,
    remark,
    followCount: 3,
    followed: member && at === 0,
    priceLevel: (member ? 'member' : 'visitor') as Row['priceLevel'],
    memberLocked: !member,
    freightTotal: sum(((prices[2] ?? 0) + more) * 2),
    memberSaving: sum(MORE * 2),
    predicted: { currency: 'USD', amount: member ? predicted : sum(Number(predicted) + MORE * 2) },
    biddable: false,
    pricedAt: AT,
    priceToken: member ? 'token' : null,
  };
}

export const sampleRows = (member: boolean): Row[] => LINES.map((line, at) => row(line, at, member));

const found = (asked: In<typeof freight.fclMember>, member: boolean) => {
  const rows = asked.podId === LAX.id ? sampleRows(member) : [];
  const records = rows.filter(
    ({ shipping, direct }) =>
      (asked.shippingIds.length === 0 || asked.shippingIds.includes(shipping.id)) && (!asked.direct || direct),
  );
  if (asked.sort === 'transit') records.sort((a, b) => a.transitDays - b.transitDays);
  if (asked.sort === 'etd') records.sort((a, b) => a.etd.localeCompare(b.etd));
  return { records, total: records.length, found: records.length, pricedAt: AT, fx: FX };
};

const DAYS: Readonly<Record<string, string>> = {
  '2026-11-25': '3560.00',
  '2026-11-26': '2310.00',
  '2026-11-28': '2365.00',
  '2026-11-29': '2340.00',
};

function calendarOf(from: string, days: number): Out<typeof freight.fclCalendar> {
  const first = Date.parse(`${from}T00:00:00Z`);
  const list = [...Array(days).keys()].map((at) => {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10);
    const price = DAYS[day];
    return {
      day,
      state: price ? ('sailing' as const) : ('noSailing' as const),
      minPrice: price ?? null,
      currency: price ? 'USD' : '',
      rateId: null,
      shippingId: null,
      transitDays: null,
      count: price ? 1 : 0,
    };
  });
  return { list };
}

export const FOLLOWS: Code[] = ['order:view', 'order:edit', 'rate:follow'];

/** The rates of one lane, the same from any port, and none to Nakhodka. */
export function rateAnswers(locale: Language): AnyHandler[] {
  return [
    mock(basedata.ports, ({ searchValue, id }) =>
      PORTS.filter((port) => (id === undefined ? port.portCode.includes(searchValue.toUpperCase()) : port.id === id)),
    ),
    mock(basedata.portGroups, [{ group: 'china', nameCn: '中国', nameEn: 'China', list: PORTS }]),
    mock(basedata.dictionaries, {
      ctnType: TYPES,
      goodsType: [{ id: 1, nameCn: '普货', nameEn: 'General' }],
    } as Out<typeof basedata.dictionaries>),
    mock(basedata.commonList, [...CARRIERS]),
    mock(freight.fclPublic, (asked) => {
      const { records, ...rest } = found({ ...asked, current: 1, size: 10 }, false);
      return { list: records, found: rest.found, pricedAt: rest.pricedAt, fx: rest.fx };
    }),
    mock(freight.fclVisitor, (asked) => found(asked, false)),
    mock(freight.fclMember, (asked) => found(asked, true)),
    mock(freight.fclVip, (asked) => found(asked, true)),
    mock(freight.fclCalendar, ({ days }) => calendarOf('2026-11-23', days)),
    mock(
      freight.fclCarriers,
      SHIPPING.map((carrier) => ({ ...carrier, count: 1 })),
    ),
    mock(freight.fclWharves, [BEILUN]),
    mock(freight.fclCharges, sampleCost(locale, '2310.00', '4620.00', '5180.35')),
    mock(freight.recommended, ({ exceptId }) =>
      exceptId === undefined
        ? [
            {
              ...(sampleRows(true)[1] as Row),
              id: 78,
              pod: NAKHODKA,
              reason: 'otherBox' as const,
              less: null,
              box: 2,
            },
            {
              ...(sampleRows(true)[0] as Row),
              id: 77,
              pod: { id: 8, portCode: 'RUVVO', nameCn: '符拉迪沃斯托克', nameEn: 'Vladivostok' },
              reason: 'nearby' as const,
              less: null,
              box: null,
            },
          ]
        : [],
    ),
    mock(freight.followRate, ({ followed }) => ({ followed, followCount: followed ? 4 : 3 })),
    mock(freight.recentPorts, [NINGBO]),
    ...laneAnswers(locale),
  ];
}
