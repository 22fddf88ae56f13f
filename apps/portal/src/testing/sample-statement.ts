import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { sampleStatements, statementLists } from './sample-statements.ts';

const { inConfirmInfo, inConfirmCharges } = contract.settlement;
type Info = Out<typeof inConfirmInfo>;
type Charge = Out<typeof inConfirmCharges>['list'][number];

const WORDS = {
  'zh-CN': {
    ports: ['上海', '洛杉矶', '宁波', '鹿特丹'],
    people: ['陈蔚', '何清'],
    ask: 'BAF 为什么变了？',
    answer: '船公司 11-10 起上调，通知已附，请确认是否接受。',
    history: ['已出账并通知', '对 BAF 提了异议', '答复了 BAF'],
  },
  'en-US': {
    ports: ['Shanghai', 'Los Angeles', 'Ningbo', 'Rotterdam'],
    people: ['Chen Wei', 'He Qing'],
    ask: 'Why did the BAF change?',
    answer: 'The carrier raised it from 10 Nov; notice attached. Please see if you accept.',
    history: ['Issued, Chen Wei told', 'queried BAF', 'answered on BAF'],
  },
} as const;

type Given = readonly [code: string, name: string, nameEn: string, currency: string, predicted: string | null];
const LINES: readonly (readonly [number, ...Given, amount: string, more?: Partial<Charge>])[] = [
  [1, 'OF', '海运费', 'Ocean freight', 'USD', '4360.00', '4360.00'],
  [1, 'THC', '码头费', 'Terminal handling', 'USD', '174.65', '174.65'],
  [1, 'DOC', '单证、订舱、铅封', 'Papers, booking, seal', 'USD', '380.70', '380.70'],
  [1, 'AMD', '改单费', 'Amendment', 'USD', null, '40.00', { varianceState: 'new', reason: 'change' }],
  [2, 'OF', '海运费', 'Ocean freight', 'USD', '3180.00', '3180.00'],
  [2, 'THC', '码头费', 'Terminal handling', 'CNY', '1240.00', '1240.00'],
  [
    ...([2, 'TRK', '拖车，等候 3 小时', 'Trucking, 3 h waiting', 'CNY', '1350.00', '1650.00'] as const),
    { varianceState: 'more', variance: '300.00', percent: '22.2', reason: 'waiting' },
  ],
  [
    ...([2, 'BAF', '燃油附加费 BAF', 'Bunker BAF', 'USD', '120.00', '138.00'] as const),
    { varianceState: 'more', variance: '18.00', percent: '15.0', check: 'answered', reason: 'carrier' },
  ],
];

function charges(locale: Language): Charge[] {
  const { people, ask, answer } = WORDS[locale];
  const note = (id: number, side: 'customer' | 'staff', at: string, text: string) => ({
    id,
    side,
    name: people[side === 'customer' ? 0 : 1],
    at,
    text,
    files: [],
  });
  return LINES.map(([order, code, name, nameEn, currency, predicted, amount, more = {}], at) => ({
    id: at + 1,
    bookingId: 1700 + order,
    bookingNo: order === 1 ? 'MB26S01702' : 'MB26S01855',
    code,
    name,
    nameEn,
    currency,
    unitPrice: amount,
    quantity: '1',
    amount,
    unit: 'box',
    taxRate: currency === 'CNY' ? '6' : '0',
    predicted,
    variance: predicted === null ? null : '0.00',
    percent: predicted === null ? null : '0.0',
    varianceState: 'same',
    reason: '',
    reasonText: '',
    check: 'none',
    invoiced: false,
    source:
      predicted === null
        ? null
        : { rateNo: 'FCL-2611-0042', rateId: 42, version: 3, quoteNo: 'QT26110031', quoteId: 31 },
    query:
      more.check === 'answered'
        ? {
            id: 5,
            status: 'answered',
            reason: 'rate',
            expected: '120.00',
            revision: 2,
            notes: [
              note(1, 'customer', '2026-11-19T17:05:00+08:00', ask),
              note(2, 'staff', '2026-11-20T09:20:00+08:00', answer),
            ],
          }
        : null,
    ...more,
  }));
}

const both = (usd: string, cny: string) => [
  { currency: 'USD', amount: usd },
  { currency: 'CNY', amount: cny },
];

/** A statement of two orders: eight lines, three of them apart from what was promised, one answered. */
export function sampleInfo(locale: Language): Info {
  const { ports, people, history } = WORDS[locale];
  const [row] = sampleStatements(locale);
  if (!row) throw new Error('no statement');
  const sum = (currency: string, amount: string, predicted: string, variance: string) => ({
    currency,
    amount,
    predicted,
    variance,
    paid: '0.00',
    open: amount,
  });
  const order = (at: number, bookingNo: string, vessel: string, totals: Info['totals']) => ({
    bookingId: 1700 + at,
    bookingNo,
    mblNo: 'COSU6412098730',
    totals,
    etd: '2026-11-08',
    boxes: '1×40HQ',
    pol: ports[at === 1 ? 0 : 2],
    pod: ports[at === 1 ? 1 : 3],
    vessel,
    voyage: at === 1 ? '068E' : '040W',
  });
  const { accountNo, bookingNo, status, stateName } = row;
  return {
    id: row.id,
    accountNo,
    bookingNo,
    status,
    statusName: stateName,
    type: '',
    note: '',
    lines: charges(locale).map(({ id, name, nameEn, currency, unitPrice, quantity, amount }) => ({
      id,
      name,
      nameEn,
      currency,
      unitPrice,
      quantity,
      amount,
    })),
    totals: both('8273.35', '2890.00'),
    row: {
      ...row,
      orders: 2,
      lines: LINES.length,
      variances: 3,
      sums: [sum('USD', '8273.35', '8215.35', '58.00'), sum('CNY', '2890.00', '2590.00', '300.00')],
    },
    canConfirm: true,
    confirmable: LINES.length - 1,
    orders: [
      order(1, 'MB26S01702', 'YM WARMTH', [{ currency: 'USD', amount: '4955.35' }]),
      order(2, 'MB26S01855', 'COSCO SHIPPING ARIES', both('3318.00', '2890.00')),
    ],
    versions: [
      { version: 1, at: '2026-11-19T16:20:00+08:00', by: people[1], why: '', totals: both('8273.35', '2890.00') },
    ],
    history: history.map((text, at) => ({
      at: ['2026-11-19T16:20:00+08:00', '2026-11-19T17:05:00+08:00', '2026-11-20T09:20:00+08:00'][at] ?? '',
      text,
      by: people[at === 1 ? 0 : 1],
    })),
    fx: [{ currency: 'USD', cnyPerUnit: '7.1000', day: '2026-11-19', source: 'BOC' }],
    payments: [],
    invoices: [],
    issuedBy: people[1],
    issuedAt: '2026-11-19T16:20:00+08:00',
    confirmedBy: '',
    confirmedAt: null,
    follows: null,
    followedBy: null,
  };
}

export const sampleCharges = (locale: Language): Out<typeof inConfirmCharges> => ({
  list: charges(locale),
  dropped: [
    {
      bookingId: 1702,
      bookingNo: 'MB26S01855',
      code: 'ENS',
      name: 'ENS 舱单',
      nameEn: 'Manifest ENS',
      currency: 'USD',
      predicted: '35.00',
    },
  ],
  compared: null,
  changes: [],
  sums: [
    { currency: 'USD', predicted: '8215.35', billed: '8273.35', variance: '58.00' },
    { currency: 'CNY', predicted: '2590.00', billed: '2890.00', variance: '300.00' },
  ],
});

/** That statement to who may query and confirm it. */
export const statementAnswers = (locale: Language): RequestHandler[] => [
  mock(inConfirmInfo, sampleInfo(locale)),
  mock(inConfirmCharges, sampleCharges(locale)),
  ...statementLists(locale),
];
