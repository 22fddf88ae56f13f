import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { deskWork, staffInfo } from './sample-desk.ts';
import { reports } from './sample-office-reports.ts';
import { SAID } from './sample-office-words.ts';
import { WORDS } from './sample-words.ts';

const { desk } = contract;
type Roles = Out<typeof desk.roleTable>;
type Entry = Out<typeof desk.auditPage>['records'][number];
type Job = Out<typeof desk.importJobPage>['records'][number];

const ALL = [
  'staff:home',
  'user:admin',
  'rate:edit',
  'report:view',
  'charge:issue',
  'bill:issue',
] as const satisfies Code[];

function roleTable(locale: Language): Roles {
  const role = (name: Roles['roles'][number]['role'], codes: Code[], names: string[], locked: Code[] = []) => ({
    side: 'staff' as const,
    role: name,
    name: '',
    nameEn: '',
    codes,
    initial: codes,
    locked,
    people: names.length,
    names,
    editedBy: '',
    editedAt: null,
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

const AUDIT = {
  'zh-CN': {
    role: '调整角色权限',
    draft: '签发草单',
    accept: '接单',
    refused: '无权调用',
    gave: { name: '授予', value: '处理补料、改单，签发草单' },
    version: { name: '版本', value: '3' },
    why: { name: '原因', value: 'code' },
  },
  'en-US': {
    role: 'changed a role',
    draft: 'issued a draft',
    accept: 'accepted',
    refused: 'refused a call',
    gave: { name: 'Gave', value: 'Check instructions, issue drafts' },
    version: { name: 'Version', value: '3' },
    why: { name: 'Why', value: 'code' },
  },
} as const;

function auditEntries(locale: Language): Entry[] {
  const said = AUDIT[locale];
  const entry = (id: number, rest: Partial<Entry>): Entry => ({
    source: 'security',
    id,
    at: `2026-11-20T09:${40 - id}:12+08:00`,
    event: '',
    said: '',
    userId: 3,
    userName: WORDS[locale].clerk,
    customerName: '',
    bookingId: null,
    bookingNo: '',
    address: '10.0.0.7',
    detail: [],
    count: 1,
    place: 4120 - id,
    ...rest,
  });
  const order = { bookingId: 7, bookingNo: 'MB26S01873', customerName: SAID[locale].company, address: '', place: null };
  return [
    entry(1, { event: 'roleChanged', said: said.role, detail: [said.gave] }),
    entry(2, { ...order, source: 'bill', event: 'draftIssued', said: said.draft, detail: [said.version] }),
    entry(3, { ...order, source: 'order', event: 'accept', said: said.accept, userName: SAID[locale].colleague }),
    entry(4, { event: 'refused', said: said.refused, count: 12, detail: [said.why] }),
  ];
}

const jobs = (locale: Language): Job[] =>
  ([3, 7, 6] as const).map((state, at) => ({
    jobId: 40 + at,
    kind: (['fclRate', 'booking', 'dictionary'] as const)[at] ?? 'fclRate',
    state,
    fileName: `rates-112${at}.xlsx`,
    total: 120,
    checked: 120,
    ok: state === 6 ? 120 : 96,
    failed: state === 6 ? 0 : 24,
    errors: state === 3 ? 31 : 0,
    userName: WORDS[locale].clerk,
    customerId: null,
    customerName: '',
    createTime: '2026-11-20T08:30:00+08:00',
    doneAt: '2026-11-20T08:31:00+08:00',
  }));

/** What the office of the desk asks for: roles, the log of everything, reports, imports. */
export const officeAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ALL),
  mock(desk.roleTable, roleTable(locale)),
  mock(desk.deskAs, deskWork(locale)),
  mock(desk.auditPage, { records: auditEntries(locale), total: 4 }),
  mock(desk.auditChain, {
    entries: 4119,
    waiting: 1,
    last: '61adae168dcf0b2e61adae168dcf0b2e',
    checkedAt: '2026-11-20T09:48:00+08:00',
    first: { place: 1, at: '2025-11-01T08:00:00+08:00' },
    broken: null,
  }),
  mock(desk.importJobPage, { records: jobs(locale), total: 3, views: { all: 3, running: 0, wrong: 2 } }),
  ...reports(locale),
];
