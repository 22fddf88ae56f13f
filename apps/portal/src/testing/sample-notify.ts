import { contract, NOTICE_KIND_NAMES, NOTICE_KINDS, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { asOwner } from './sample-company.ts';
import { staffInfo } from './sample-desk.ts';
import { WORDS } from './sample-words.ts';

const { message } = contract;
type Broadcast = Out<typeof message.broadcastPage>['records'][number];
type Job = Out<typeof message.jobPage>['records'][number];

const preferencesOf = (locale: Language): Out<typeof message.noticePreferences> => ({
  choices: NOTICE_KIND_NAMES.map((kind) => ({
    kind,
    portal: true,
    mail: NOTICE_KINDS[kind].mail,
    sms: kind === 'vgmDue',
  })),
  digest: 'hour',
  quietFrom: '22:00',
  quietTo: '08:00',
  zone: 'Asia/Shanghai',
  language: locale,
  mailTo: 'chen.wei@haoyu-trade.example',
  smsTo: '13800138000',
});

/** A customer's person who sets how he wants to be told. */
export const notifyAnswers = (locale: Language): AnyHandler[] => [
  asOwner(locale, ['order:view', 'bill:view', 'message:view']),
  mock(message.noticePreferences, preferencesOf(locale)),
  mock(message.savePreferences, null),
];

const HOLIDAY = {
  titleCn: '国庆假期操作安排',
  titleEn: 'Operations over the National Day holiday',
  htmlCn: '<p>10-01 至 10-07 放假，<strong>截单提前到 09-29 17:00</strong>，值班电话 0574-8765 4321。</p>',
  htmlEn:
    '<p>Closed from 1 to 7 October. <strong>Documents close on 29 September at 17:00.</strong> On duty: +86 574 8765 4321.</p>',
};
const SURCHARGE = {
  titleCn: '美西航线旺季附加费通知',
  titleEn: 'Peak season surcharge to the US west coast',
  htmlCn: '<p>12-01 起，40HQ 加收 USD 400.00。</p>',
  htmlEn: '<p>From 1 December, USD 400.00 for each 40HQ.</p>',
};

function broadcastsOf(locale: Language): Broadcast[] {
  const author = WORDS[locale].clerk;
  const common = { level: null, customerId: null, customerName: '', author };
  return [
    {
      id: 12,
      ...common,
      ...SURCHARGE,
      audience: 'level',
      level: 4,
      state: 'scheduled',
      delivered: 0,
      read: 0,
      sendAt: '2026-11-23T09:00:00+08:00',
      sentAt: null,
      createTime: '2026-11-20T15:02:00+08:00',
    },
    {
      id: 11,
      ...common,
      ...HOLIDAY,
      audience: 'all',
      state: 'sent',
      delivered: 86,
      read: 61,
      sendAt: '2026-09-24T10:00:00+08:00',
      sentAt: '2026-09-24T10:00:00+08:00',
      createTime: '2026-09-24T10:00:00+08:00',
    },
  ];
}

/** The desk of whoever writes to customers. */
export const broadcastAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ['message:send', 'content:edit', 'staff:home', 'message:view']),
  mock(message.broadcastPage, ({ state }) => {
    const records = broadcastsOf(locale).filter((one) => state === undefined || one.state === state);
    return { records, total: records.length, counts: { scheduled: 1, sent: 1, cancelled: 0 } };
  }),
  mock(message.broadcastReach, { customers: 24, people: 86 }),
  mock(message.receiverList, { list: [{ id: 1, code: 'HAOYU', name: WORDS[locale].company }] }),
  mock(message.previewBroadcast, ({ htmlCn = '', htmlEn = '' }) => ({ htmlCn, htmlEn })),
  mock(message.sendMessage, { id: 13 }),
  mock(message.cancelBroadcast, null),
];

const JOBS: readonly Job[] = [
  {
    id: '0b6f7a52-5a0e-4d8c-9a55-0d6c1f0e2a01',
    kind: 'webhook',
    state: 'failed',
    tries: 7,
    about: '#118',
    createTime: '2026-11-20T08:14:00+08:00',
    startAfter: null,
    doneAt: '2026-11-20T09:20:00+08:00',
    failure: 'HTTP 503',
  },
  {
    id: '0b6f7a52-5a0e-4d8c-9a55-0d6c1f0e2a02',
    kind: 'outbound',
    state: 'waiting',
    tries: 2,
    about: '#2041',
    createTime: '2026-11-20T09:31:00+08:00',
    startAfter: '2026-11-20T09:48:00+08:00',
    doneAt: null,
    failure: 'temporary: EENVELOPE 451',
  },
  {
    id: '0b6f7a52-5a0e-4d8c-9a55-0d6c1f0e2a03',
    kind: 'reminder',
    state: 'done',
    tries: 1,
    about: '#77',
    createTime: '2026-11-20T09:00:00+08:00',
    startAfter: null,
    doneAt: '2026-11-20T09:00:01+08:00',
    failure: '',
  },
];

const SCHEDULED: Out<typeof message.scheduledJobs>['list'] = [
  {
    kind: 'tracking',
    seconds: 15,
    failure: '',
    nextAt: '2026-11-20T09:30:12+08:00',
    lastAt: '2026-11-20T09:29:57+08:00',
  },
  {
    kind: 'follows',
    seconds: 600,
    failure: 'timeout of the database',
    nextAt: '2026-11-20T09:36:00+08:00',
    lastAt: '2026-11-20T09:26:00+08:00',
  },
  {
    kind: 'dunning',
    seconds: 3_600,
    failure: '',
    nextAt: null,
    lastAt: '2026-11-20T08:30:00+08:00',
  },
  { kind: 'tidy', seconds: 86_400, failure: '', nextAt: '2026-11-20T09:35:00+08:00', lastAt: null },
];

/** The desk of whoever looks after what the server does by itself. */
export const jobAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ['user:admin', 'staff:home', 'message:view']),
  mock(message.jobPage, ({ kind, state }) => {
    const records = JOBS.filter((one) => (kind ?? one.kind) === one.kind && (state ?? one.state) === one.state);
    return { records, total: records.length, counts: { waiting: 1, active: 0, done: 1, failed: 1 } };
  }),
  mock(message.scheduledJobs, { list: SCHEDULED }),
  mock(message.retryJob, null),
];

/** A company that connects a system of its own. */
export const developerAnswers = (locale: Language): AnyHandler[] => [
  asOwner(locale),
  mock(message.apiKeys, {
    list: [
      {
        id: 3,
        name: 'ERP',
        ending: 'k7Qx',
        scopes: ['order:view', 'track:view'],
        owner: WORDS[locale].person,
        createTime: '2026-09-02T10:00:00+08:00',
        lastUsed: '2026-11-20T09:28:00+08:00',
        expires: '2027-09-02T10:00:00+08:00',
        over: false,
      },
      {
        id: 2,
        name: 'BI',
        ending: 'Zp0a',
        scopes: ['settlement:view'],
        owner: WORDS[locale].person,
        createTime: '2025-11-01T10:00:00+08:00',
        lastUsed: null,
        expires: '2026-11-01T10:00:00+08:00',
        over: true,
      },
    ],
  }),
  mock(message.createApiKey, { id: 4, key: 'lading_3cV9nPq0bW7xUe1mZt5yKd8rHs2gLf6jAo4iTz0vXcQ' }),
  mock(message.revokeApiKey, null),
  mock(message.webhookList, {
    list: [
      {
        id: 1,
        url: 'https://erp.haoyu-trade.example/lading',
        events: ['draft.issued', 'milestone'],
        active: true,
        createTime: '2026-09-02T10:05:00+08:00',
        sent: 46,
        failed: 1,
      },
    ],
  }),
  mock(message.saveWebhook, { id: 2, secret: 'whsec_9mZt5yKd8rHs2gLf6jAo4iTz0vXcQ3cV' }),
  mock(message.deleteWebhook, null),
  mock(message.webhookLog, {
    records: [
      {
        id: 8,
        eventId: 'evt_1873',
        event: 'draft.issued',
        state: 'failed',
        tries: 7,
        status: 503,
        failure: 'HTTP 503',
        createTime: '2026-11-20T08:14:00+08:00',
        doneAt: '2026-11-20T09:20:00+08:00',
      },
    ],
    total: 1,
  }),
  mock(message.redeliver, null),
  mock(message.testWebhook, null),
];
