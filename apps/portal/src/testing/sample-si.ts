import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { draftValues } from '@lading/validators/bill';
import type { AnyHandler } from 'msw';
import { recordOfMbl } from './sample-bill.ts';

const { siQueue, siForDesk } = contract.order;
const { webUserInfo } = contract.user;
type Queue = Out<typeof siQueue>;
type ForDesk = Out<typeof siForDesk>;

/** Who answers instructions. */
export const ANSWERS_SI: Code[] = ['bill:issue', 'staff:home'];

const words = (locale: Language, zh: string, en: string) => (locale === 'zh-CN' ? zh : en);

export function sampleSiQueue(locale: Language): Queue {
  const row = {
    bookingId: 501,
    bookingNo: 'MB26S01874',
    bkgNo: '6412098730',
    kind: 'MBL' as const,
    customerName: words(locale, '宁波昊屿家居', 'Ningbo Haoyu Homeware'),
    polName: words(locale, '宁波', 'Ningbo'),
    podName: words(locale, '洛杉矶', 'Los Angeles'),
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    webStatus: 2,
    webStatusName: words(locale, '已提交', 'Submitted'),
    version: 2,
    changes: 2,
    warnings: 1,
    late: false,
    zone: 'Asia/Shanghai',
    since: '2026-11-26T09:12:00+08:00',
    cutOff: '2026-11-27T17:00:00+08:00',
  };
  const second = {
    ...row,
    bookingId: 502,
    bookingNo: 'MB26S01880',
    version: 1,
    changes: 0,
    warnings: 0,
    podName: words(locale, '汉堡', 'Hamburg'),
    vessel: 'EVER ACE',
    voyage: '1129W',
    late: true,
    cutOff: '2026-11-26T08:00:00+08:00',
  };
  return { records: [second, row], total: 2, counts: { open: 2, late: 3, returned: 1, accepted: 4, all: 10 } };
}

const by = { author: '陈蔚', side: 'customer' as const, at: '2026-11-26T09:12:00+08:00' };

/** An amendment that waits: two fields changed after the first was taken, and a hint that was there when it was sent. */
function sampleSi(locale: Language): ForDesk {
  const values = draftValues(recordOfMbl(locale));
  const issue = {
    kind: 'MBL' as const,
    billId: null,
    path: 'containers[0].sealNo',
    code: 'seal.long',
    severity: 'warning' as const,
    params: { actual: 16, max: 15 },
    suggestion: '',
  };
  const change = { kind: 'MBL' as const, billId: null, decision: null, note: '' };
  const sent = { feeAmount: '', feeCurrency: '', late: false, answer: null };
  return {
    bookingId: 501,
    bookingNo: 'MB26S01874',
    kind: 'MBL',
    webStatus: 2,
    mode: 'amendment',
    version: 2,
    customerName: words(locale, '宁波昊屿家居', 'Ningbo Haoyu Homeware'),
    webStatusName: words(locale, '已提交', 'Submitted'),
    bills: [
      { kind: 'MBL', billId: null, name: 'COSU6412098730', revision: 7, values, locked: ['bkgNo', 'mblNo'], saved: by },
    ],
    seen: [issue],
    issues: [issue],
    issued: false,
    zone: 'Asia/Shanghai',
    cutOff: '2026-11-27T17:00:00+08:00',
    sendings: [
      {
        id: 2,
        version: 2,
        base: 1,
        ...by,
        ...sent,
        state: 'open',
        reason: words(locale, '买方改了收货仓库', 'The buyer moved to another warehouse'),
        changes: [
          {
            ...change,
            path: 'bill.sAddress',
            old: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET',
            new: 'CASCADE HOME SUPPLY LLC\n88 HARBOR AVENUE, DOCK 4',
          },
          { ...change, path: 'bill.payMethodName', old: 'FREIGHT PREPAID', new: 'FREIGHT COLLECT' },
        ],
      },
      {
        id: 1,
        version: 1,
        base: 0,
        ...by,
        ...sent,
        state: 'accepted',
        reason: '',
        changes: [],
        at: '2026-11-25T16:40:00+08:00',
      },
    ],
  };
}

export const siAnswers = (locale: Language): AnyHandler[] => [
  mock(webUserInfo, {
    roles: ANSWERS_SI,
    baseInfo: { id: 1, name: '周宁', companyName: '', account: '13700137000' },
  }),
  mock(siQueue, sampleSiQueue(locale)),
  mock(siForDesk, sampleSi(locale)),
];
