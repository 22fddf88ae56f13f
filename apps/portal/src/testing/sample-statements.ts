import { contract, type Out, type StatementState } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { asOwner } from './sample-company.ts';

const { inConfirmPage, inConfirmSummary } = contract.settlement;
type Row = Out<typeof inConfirmPage>['records'][number];

const STATES: Readonly<Record<Language, Readonly<Record<StatementState, string>>>> = {
  'zh-CN': {
    toConfirm: '待确认',
    reissued: '已重出',
    queried: '有异议',
    confirmed: '已确认',
    invoiced: '已开票',
    partPaid: '部分结清',
    paid: '已结清',
    void: '作废',
  },
  'en-US': {
    toConfirm: 'To confirm',
    reissued: 'Reissued',
    queried: 'Queried',
    confirmed: 'Confirmed',
    invoiced: 'Invoiced',
    partPaid: 'Paid in part',
    paid: 'Paid',
    void: 'Void',
  },
};
const NUMBERS = { toConfirm: 1, queried: 1, reissued: 2, confirmed: 3, invoiced: 3, partPaid: 4, paid: 5, void: 9 };

type Line = readonly [
  no: string,
  booking: string,
  orders: number,
  usd: string | null,
  cny: string,
  due: string,
  overdue: number,
  state: StatementState,
  more?: Partial<Row> & { apart?: Readonly<Record<string, string>> },
];
const MONTH = { kind: 'month', periodFrom: '2026-11-01', periodTo: '2026-11-15' } as const;
// The drawing's rows.
const LINES: readonly Line[] = [
  [
    ...(['ST26110012', 'MB26S01702', 3, '9458.35', '5685.00', '2026-12-15', -25, 'queried'] as const),
    { ...MONTH, apart: { USD: '58.00', CNY: '650.00' }, variances: 4, queries: { open: 0, answered: 1 } },
  ],
  ['ST26110009', 'MB26S01821', 1, '2965.00', '3240.00', '2026-11-30', -10, 'toConfirm'],
  [
    ...(['ST26110007', 'MB26S01816', 1, null, '4180.00', '2026-11-28', -8, 'toConfirm'] as const),
    { apart: { CNY: '120.00' }, variances: 1 },
  ],
  [
    ...(['ST26110004', 'MB26S01809', 1, '3410.00', '2890.00', '2026-11-25', -5, 'reissued'] as const),
    { apart: { USD: '-35.00' }, variances: 1 },
  ],
  ['ST26110003', 'MB26S01849', 1, '7120.00', '3730.00', '2026-11-24', -4, 'confirmed'],
  ['ST26110002', 'MB26S01840', 1, '11550.00', '7450.00', '2026-11-22', -2, 'confirmed', { invoices: 'asked' }],
  [
    'ST26100031',
    'MB26S01671',
    5,
    '18240.60',
    '11920.00',
    '2026-11-15',
    5,
    'invoiced',
    { ...MONTH, invoices: 'issued' },
  ],
  [
    'ST26100017',
    'MB26S01640',
    4,
    '12085.20',
    '8315.00',
    '2026-10-31',
    20,
    'partPaid',
    { ...MONTH, invoices: 'issued' },
  ],
  ['ST26090028', 'MB26S01522', 1, null, '1260.00', '2026-10-10', 41, 'invoiced', { invoices: 'issued' }],
  [
    ...(['ST26100009', 'MB26S01698', 1, '4905.00', '2640.00', '2026-11-10', 10, 'paid'] as const),
    { invoices: 'issued', paidDay: '2026-11-09' },
  ],
];

function row(locale: Language, line: Line, at: number): Row {
  const [accountNo, bookingNo, orders, usd, cny, dueDay, overdueDays, state, { apart = {}, ...more } = {}] = line;
  const sums = [...(usd === null ? [] : [{ currency: 'USD', amount: usd }]), { currency: 'CNY', amount: cny }].map(
    ({ currency, amount }) => ({
      currency,
      amount,
      predicted: amount,
      variance: apart[currency] ?? '0.00',
      ...(state === 'paid' ? { paid: amount, open: '0.00' } : { paid: '0.00', open: amount }),
    }),
  );
  return {
    id: 12 + at,
    accountNo,
    kind: 'order',
    status: NUMBERS[state],
    state,
    stateName: STATES[locale][state],
    customerId: 1,
    customerName: '宁波昊屿家居有限公司',
    bookingId: 1702 + at,
    bookingNo,
    orders,
    periodFrom: null,
    periodTo: null,
    issueDay: '2026-11-19',
    dueDay,
    confirmBy: null,
    overdueDays,
    bucket: overdueDays > 30 ? '31-60' : overdueDays > 0 ? '1-30' : 'current',
    paidDay: null,
    version: 1,
    lines: 6,
    variances: 0,
    queries: { open: 0, answered: 0 },
    sums,
    invoices: 'none',
    revision: 3,
    ...more,
  };
}

export const sampleStatements = (locale: Language): Row[] => LINES.map((line, at) => row(locale, line, at));

const both = (usd: string, cny: string) => [
  { currency: 'USD', amount: usd },
  { currency: 'CNY', amount: cny },
];
const none = { current: '0.00', '1-30': '0.00', '31-60': '0.00', '61-90': '0.00', '90+': '0.00' };

/** The drawing's cells and ages, and a credit of which little is left. */
const SUMMARY: Out<typeof inConfirmSummary> = {
  counts: {
    all: 118,
    toConfirm: 2,
    reissued: 1,
    queried: 1,
    confirmed: 2,
    invoiced: 2,
    partPaid: 1,
    paid: 109,
    void: 0,
  },
  toConfirm: { count: 4, totals: both('15833.35', '15995.00') },
  noInvoice: { count: 2, totals: both('18670.00', '11180.00') },
  unpaid: { count: 3, totals: both('30325.80', '21495.00') },
  ageing: [
    {
      currency: 'USD',
      disputed: '58.00',
      total: '64829.15',
      buckets: { ...none, current: '34503.35', '1-30': '30325.80' },
    },
    {
      currency: 'CNY',
      disputed: '650.00',
      total: '48670.00',
      buckets: { ...none, current: '27175.00', '1-30': '20235.00', '31-60': '1260.00' },
    },
  ],
  overdue: 3,
  credit: {
    limit: '700000.00',
    used: '591557.00',
    left: '108443.00',
    days: 30,
    by: 'month',
    validTo: '2027-06-30',
    warn: true,
    over: false,
  },
  at: '2026-11-20T09:48:00+08:00',
};

/** A list of statements to who may confirm and ask for invoices. */
export const statementLists = (locale: Language): RequestHandler[] => [
  asOwner(locale, ['order:view', 'settlement:view', 'settlement:confirm', 'invoice:apply']),
  mock(inConfirmSummary, SUMMARY),
  mock(inConfirmPage, ({ state, keyword = '' }) => {
    const records = sampleStatements(locale).filter(
      (one) => (!state || one.state === state) && `${one.accountNo} ${one.bookingNo}`.includes(keyword),
    );
    return { records, total: state || keyword ? records.length : 118, totals: both('69734.15', '51310.00') };
  }),
];
