import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { inquiriesOf } from './sample-desk-inquiries.ts';
import { CAME, SAID } from './sample-desk-words.ts';
import { WORDS } from './sample-words.ts';

const { basedata, desk, user } = contract;
type Queue = Out<typeof desk.deskQueue>;
const DONE = ['2026-11-20T09:20:00+08:00', '2026-11-20T09:04:00+08:00'];
const CLOSES = ['2026-11-23T06:40:00+08:00', '2026-11-24T08:10:00+08:00', '2026-11-23T09:12:00+08:00'] as const;

export function deskWork(locale: Language): Queue {
  const { companies, question } = SAID[locale];
  const row = (at: 0 | 1 | 2, kind: Queue['records'][number]['kind'], what: string, owner = '') => ({
    kind,
    id: 412 + at,
    customerId: at === 2 ? null : 31 + at,
    customerName: companies[at],
    what,
    owner,
    createTime: CAME[at],
    dueAt: CLOSES[at],
    zone: 'Asia/Shanghai',
    mine: owner !== '',
  });
  const queue = (kind: Queue['records'][number]['kind'], at?: 0 | 1 | 2) => ({
    kind,
    count: at === undefined ? 0 : 1,
    oldest: at === undefined ? null : CAME[at],
    nextDue: at === undefined ? null : CLOSES[at],
  });
  return {
    records: [
      row(0, 'certification', companies[0], WORDS[locale].clerk),
      row(2, 'inquiry', question),
      row(1, 'credit', '30000 CNY'),
    ],
    total: 3,
    queues: [queue('certification', 0), queue('credit', 1), queue('fuda'), queue('inquiry', 2)],
    scopes: { mine: 1, team: 3, all: 3 },
    team: [
      { name: WORDS[locale].clerk, count: 1, due: 0 },
      { name: '', count: 2, due: 1 },
    ],
    recent: SAID[locale].recent.map((text, at) => ({ id: `${at}`, at: DONE[at] ?? CAME[0], text })),
  };
}

/** One of the forwarder's people, with these codes. */
export const staffInfo = (locale: Language, roles: readonly Code[]) =>
  mock(user.webUserInfo, {
    roles: [...roles],
    baseInfo: { id: 3, name: WORDS[locale].clerk, companyName: WORDS[locale].forwarder, account: '13700137000' },
  });

const ALL = ['staff:home', 'bill:issue', 'customer:review', 'user:admin', 'inquiry:answer'] as const satisfies Code[];

const customer: Out<typeof user.customerPage>['records'][number] = {
  id: 31,
  code: 'DIANTA',
  nameCn: SAID['zh-CN'].companies[0],
  nameEn: SAID['en-US'].companies[0],
  uscc: '91350100M000100Y43',
  phone: '0755 5550 0117',
  address: '',
  mainLanes: ['USWC'],
  level: 0,
  certification: 1,
  credit: null,
  fuda: null,
  createTime: '2025-08-14T10:00:00+08:00',
  users: 2,
  active: true,
  waitingSince: CAME[0],
};

const certification = (locale: Language): Out<typeof user.applicationPage>['records'][number] => {
  const { companies, people } = SAID[locale];
  return {
    id: 412,
    kind: 'certification',
    state: 1,
    applicant: people[0],
    createTime: CAME[0],
    decidedAt: null,
    reason: '',
    reasons: [],
    values: [
      { name: 'kind', value: 'mainland' },
      { name: 'companyName', value: companies[0] },
      { name: 'uscc', value: '91350100M000100Y43' },
      { name: 'legalPerson', value: people[0] },
    ],
    papers: [{ field: 'licenceFileId', fileId: 7, name: 'licence.pdf', path: '/files/7/licence.pdf' }],
    customer: { id: 31, code: 'DIANTA', nameCn: SAID['zh-CN'].companies[0], nameEn: SAID['en-US'].companies[0] },
  };
};

const person = (locale: Language, at: 0 | 1, roles: string[], active: boolean) => ({
  id: 51 + at,
  account: `1381111${at}117`,
  name: SAID[locale].people[at],
  nameEn: '',
  email: '',
  qq: '',
  position: '',
  language: locale,
  roles,
  active,
  mustChange: false,
  sessions: 1,
  secondFactor: false,
  lastLogin: '2026-11-20T09:31:00+08:00',
});

const SERVICES = [
  { id: 1, nameCn: '整箱', nameEn: 'FCL' },
  { id: 4, nameCn: '海卡', nameEn: 'Sea-truck' },
];
const BOXES = [
  { id: 1, nameCn: '20GP', nameEn: '20GP' },
  { id: 3, nameCn: '40HQ', nameEn: '40HQ' },
];
const LISTS: Readonly<Record<string, typeof BOXES>> = { transportType: SERVICES, ctnType: BOXES };
/** The services that feedback can be about, and the containers that rates are for. */
export const serviceAnswer = mock(basedata.dictionaries, ({ types }) =>
  Object.fromEntries(types.map((type) => [type, LISTS[type] ?? []])),
);

/** The desk of the forwarder on a working day. */
function cutOffs(locale: Language): Out<typeof desk.deskCutOffs> {
  const at = (time: string, service: string, missing: number | null, orders: number) => ({
    at: time,
    code: 'DCO' as const,
    name: locale === 'zh-CN' ? '截单' : 'SI cut-off',
    carrier: service,
    vessel: '',
    voyage: '',
    orders,
    missing,
    list: [],
  });
  return {
    zone: 'Asia/Shanghai',
    now: '2026-11-20T09:48:00+08:00',
    today: '2026-11-20',
    list: [
      at('2026-11-20T12:00:00+08:00', 'COSCO AEU3', 3, 6),
      at('2026-11-20T17:00:00+08:00', 'EMC TPA', 0, 4),
      at('2026-11-21T10:00:00+08:00', 'CLX', 1, 2),
    ],
  };
}

export const deskAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ALL),
  mock(desk.deskQueue, deskWork(locale)),
  mock(desk.deskCutOffs, cutOffs(locale)),
  mock(user.customerPage, {
    records: [customer],
    total: 1,
    views: { all: 1, certification: 1, credit: 0, fuda: 0 },
  }),
  mock(user.applicationPage, { records: [certification(locale)], total: 1 }),
  mock(user.webUserPage, {
    records: [person(locale, 0, ['owner'], true), person(locale, 1, ['ops', 'finance'], false)],
    total: 2,
  }),
  serviceAnswer,
  mock(user.inquiryPage, ({ id }) => {
    const { records } = inquiriesOf(locale);
    const found = records.filter((one) => id === undefined || one.id === id);
    return { records: found, total: found.length };
  }),
];
