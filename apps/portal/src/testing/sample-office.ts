import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { deskWork, staffInfo } from './sample-desk.ts';
import { WORDS } from './sample-words.ts';

const { desk } = contract;
type Roles = Out<typeof desk.roleTable>;
type Entry = Out<typeof desk.auditPage>['records'][number];
type Job = Out<typeof desk.importJobPage>['records'][number];

const SAID = {
  'zh-CN': {
    company: '宁波昊屿家居有限公司',
    colleague: '林悦',
    charge: '海运费',
    states: ['已接单', '已订舱', '已开船'],
  },
  'en-US': {
    ...{ company: 'Ningbo Haoyu Homeware Co., Ltd.', colleague: 'Lin Yue', charge: 'Ocean freight' },
    states: ['Accepted', 'Space confirmed', 'Sailed'],
  },
} as const;

const ALL = [
  ...['staff:home', 'user:admin', 'rate:edit', 'report:view', 'charge:issue', 'bill:issue'],
] as const satisfies Code[];

function roleTable(locale: Language): Roles {
  const role = (name: Roles['roles'][number]['role'], codes: Code[], names: string[], locked: Code[] = []) => ({
    ...{ side: 'staff' as const, role: name, name: '', nameEn: '', codes, initial: codes, locked },
    ...{ people: names.length, names },
    ...{ editedBy: '', editedAt: null },
  });
  return {
    roles: [
      role('op', ['staff:home', 'order:accept', 'report:view'], [SAID[locale].colleague]),
      role('doc', ['staff:home', 'bill:issue', 'release:decide'], [WORDS[locale].clerk]),
      role('admin', [...ALL, 'order:accept'], [WORDS[locale].clerk], ['user:admin', 'staff:home']),
      {
        ...role('own-5f0d8337', ['staff:home', 'bill:issue'], []),
        name: '夜班单证',
        nameEn: 'Night papers',
        initial: [],
      },
      { ...role('viewer', ['order:view', 'bill:view'], []), side: 'customer', people: 14 },
    ],
    codes: {
      staff: [
        'order:accept',
        'bill:issue',
        'rate:edit',
        'charge:issue',
        'staff:home',
        'report:view',
        'release:decide',
        'user:admin',
      ],
      customer: ['order:view', 'order:edit', 'bill:view', 'bill:confirm'],
    },
    staff: [
      { id: 2, name: WORDS[locale].clerk, roles: ['doc', 'admin'] },
      { id: 3, name: SAID[locale].colleague, roles: ['op'] },
    ],
    version: '5f0d8337aa01c3de',
  };
}

function auditEntries(locale: Language): Entry[] {
  const entry = (id: number, rest: Partial<Entry>): Entry => ({
    ...{ source: 'security', id, at: `2026-11-20T09:${40 - id}:12+08:00`, event: 'login', userId: 3 },
    ...{ userName: WORDS[locale].clerk, customerName: '', bookingId: null, bookingNo: '', address: '10.0.0.7' },
    ...{ detail: [], count: 1, place: 4120 - id },
    ...rest,
  });
  const order = { bookingId: 7, bookingNo: 'MB26S01873', customerName: SAID[locale].company, address: '', place: null };
  return [
    entry(1, { event: 'roleChanged', detail: [{ name: 'gave', value: 'bill:issue' }] }),
    entry(2, { ...order, source: 'bill', event: 'draftIssued', detail: [{ name: 'version', value: '3' }] }),
    entry(3, { ...order, source: 'order', event: 'accept', userName: SAID[locale].colleague }),
    entry(4, { event: 'refused', count: 12, detail: [{ name: 'why', value: 'code' }] }),
  ];
}

const jobs = (locale: Language): Job[] =>
  ([3, 7, 6] as const).map((state, at) => ({
    ...{ jobId: 40 + at, kind: (['fclRate', 'booking', 'dictionary'] as const)[at] ?? 'fclRate', state },
    ...{
      fileName: `rates-112${at}.xlsx`,
      total: 120,
      checked: 120,
      ok: state === 6 ? 120 : 96,
      failed: state === 6 ? 0 : 24,
    },
    ...{ errors: state === 3 ? 31 : 0, userName: WORDS[locale].clerk, customerId: null, customerName: '' },
    ...{ createTime: '2026-11-20T08:30:00+08:00', doneAt: '2026-11-20T08:31:00+08:00' },
  }));

function reports(locale: Language): AnyHandler[] {
  const { company, charge, states } = SAID[locale];
  const order = { bookingId: 7, bookingNo: 'MB26S01873', customerName: company };
  return [
    mock(desk.draftReport, {
      ...{ bills: 42, approved: 36, firstTime: 27, firstTimeShare: '75.0', medianHours: '6.5' },
      rounds: [27, 8, 4, 2, 1].map((bills, at) => ({ rounds: at + 1, bills })),
      weeks: ['2026-11-02', '2026-11-09', '2026-11-16'].map((week, at) => ({
        ...{ week, bills: 14, firstTimeShare: ['66.7', '75.0', '83.3'][at] ?? null },
      })),
      list: [
        {
          ...{ ...order, billNo: 'COSU6412098730', rounds: 3, requests: 2, hours: '25.5' },
          ...{ firstAt: '2026-11-18T09:12:00+08:00', approvedAt: '2026-11-19T10:42:00+08:00' },
        },
      ],
    }),
    mock(desk.orderReport, {
      ...{ orders: 60, cutOffs: 30, met: 26, late: 3, missed: 1 },
      states: states.map((name, at) => ({ orderStatus: [3, 4, 8][at] ?? 3, name, orders: [12, 18, 30][at] ?? 0 })),
      days: ['2026-11-18', '2026-11-19', '2026-11-20'].map((day, at) => ({
        day,
        met: 8 + at,
        late: 1,
        missed: at === 2 ? 1 : 0,
      })),
      list: [
        {
          ...{ ...order, carrier: 'COSCO', hoursLate: '3.5' },
          ...{ closesAt: '2026-11-19T12:00:00+08:00', sentAt: '2026-11-19T15:30:00+08:00' },
        },
      ],
    }),
    mock(desk.statementReport, {
      ...{ statements: 18, deviating: 4, lines: 6 },
      sums: [{ currency: 'USD', predicted: '12400.00', billed: '12640.50', over: '310.50', under: '-70.00', lines: 6 }],
      reasons: [],
      ageing: [
        {
          ...{ currency: 'USD', current: '8400.00', to30: '2100.00', to60: '640.00', to90: '0.00', over90: '120.00' },
          total: '11260.00',
        },
      ],
      list: [
        {
          ...{ accountId: 5, accountNo: 'AC26110231', customerName: company, charge, currency: 'USD' },
          ...{ predicted: '2310.00', billed: '2410.00', difference: '100.00', reason: 'rate' },
        },
      ],
    }),
  ];
}

/** What the office of the desk asks for: roles, the log of everything, reports, imports. */
export const officeAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ALL),
  mock(desk.roleTable, roleTable(locale)),
  mock(desk.deskAs, deskWork(locale)),
  mock(desk.auditPage, { records: auditEntries(locale), total: 4 }),
  mock(desk.auditChain, {
    ...{ entries: 4119, waiting: 1, last: '61adae168dcf0b2e61adae168dcf0b2e', checkedAt: '2026-11-20T09:48:00+08:00' },
    ...{ first: { place: 1, at: '2025-11-01T08:00:00+08:00' }, broken: null },
  }),
  mock(desk.importJobPage, { records: jobs(locale), total: 3, views: { all: 3, running: 0, wrong: 2 } }),
  ...reports(locale),
];
