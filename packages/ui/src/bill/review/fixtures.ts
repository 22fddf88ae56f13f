import type { BillRecord } from '@lading/validators/bill';
import type { Language } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import { draft, me } from '../compare/fixtures.ts';
import type { BillMarks } from '../compare/marks.ts';
import { flagship, flagshipBill, SUB_IDS } from '../fixtures.ts';
import type { ChangeFile } from './change-files.tsx';
import type { ReviewRequest } from './requests-types.ts';
import type { CutOff, ReviewEvent, ReviewVersion, ShareLink, VersionRef } from './types.ts';

/** One booking under review: an instruction, three drafts, ten bills, two people of the customer and one of the forwarder. */

export const NOW = Date.parse('2026-11-20T09:48:00+08:00');
const PEOPLE = {
  'zh-CN': { staff: '周敏', other: '王敏', port: '宁波', fee: '改单 USD 40', again: '3 处改单后重出', first: '首版' },
  'en-US': {
    staff: 'Zhou Min',
    other: 'Wang Min',
    port: 'Ningbo',
    fee: 'USD 40 per amendment',
    again: 'reissued after 3 changes',
    first: 'first draft',
  },
} as const;
const other = (locale: Language = 'zh-CN'): string => PEOPLE[locale].other;

export function versionsOf(locale: Language = 'zh-CN', newest = 3): ReviewVersion[] {
  const { staff, again, first } = PEOPLE[locale];
  const viewed = [{ name: me(locale), at: '2026-11-20T09:14:00+08:00' }];
  const all: ReviewVersion[] = [
    { source: 'draft', version: 4, at: '2026-11-20T09:46:00+08:00', by: staff, hash: '51c0 9e2b d8f4' },
    { source: 'draft', version: 3, at: '2026-11-20T09:12:00+08:00', by: staff, viewed, hash: '9f2c 41ab 77d0' },
    { source: 'draft', version: 2, at: '2026-11-19T15:40:00+08:00', by: staff, viewed, note: again },
    { source: 'draft', version: 1, at: '2026-11-18T20:05:00+08:00', by: staff, viewed, note: first },
    { source: 'instruction', version: 1, at: '2026-11-18T16:40:00+08:00', by: me(locale) },
  ];
  return all.filter(({ source, version }) => source === 'instruction' || version <= newest);
}

export const cutOffsOf = (locale: Language = 'zh-CN'): CutOff[] => {
  const { port, fee } = PEOPLE[locale];
  const zone = 'Asia/Shanghai';
  return [
    { code: 'DCO', at: '2026-11-21T17:00:00+08:00', zone, port, fee },
    { code: 'VCO', at: '2026-11-23T12:00:00+08:00', zone, port },
    { code: 'FCO', at: '2026-11-24T18:00:00+08:00', zone, port },
    { code: 'CUA', at: '2026-11-24T12:00:00+08:00', zone, port },
  ];
};

const changed = (record: BillRecord, bill: Partial<BillRecord['bill']>): BillRecord =>
  ({ ...record, bill: { ...record.bill, ...bill } }) as BillRecord;

const kept = new Map<string, BillRecord>();
/** A bill as it stands in a version; the same object each time. */
export function recordOf(bill: BillId, { source, version }: VersionRef, locale: Language = 'zh-CN'): BillRecord {
  const key = [bill, source, version, locale].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const own = flagshipBill(bill, locale);
  const drafted = () => {
    // The fourth draft has the container right, the rest is as it was.
    if (bill === null && version === 4) return { ...draft(locale), containers: flagship(locale).containers };
    if (bill === null) return version === 2 ? changed(draft(locale), { vessel: 'COSCO SHIPPING LEO' }) : draft(locale);
    return bill === SUB_IDS[1] ? changed(own, { voyage: '043E' }) : own;
  };
  const record = source === 'instruction' ? own : drafted();
  kept.set(key, record);
  return record;
}

export const linksOf = (locale: Language = 'zh-CN'): ShareLink[] => [
  {
    id: 3,
    by: me(locale),
    at: '2026-11-20T09:30:00+08:00',
    expiresAt: '2026-11-27T09:30:00+08:00',
    opened: 2,
  },
  {
    id: 2,
    by: other(locale),
    at: '2026-11-19T16:10:00+08:00',
    expiresAt: '2026-12-19T16:10:00+08:00',
    revokedAt: '2026-11-19T18:00:00+08:00',
    opened: 0,
  },
  { id: 1, by: me(locale), at: '2026-11-18T20:20:00+08:00', expiresAt: '2026-11-19T20:20:00+08:00', opened: 5 },
];

export function logOf(locale: Language = 'zh-CN'): ReviewEvent[] {
  const { staff } = PEOPLE[locale];
  const mine = me(locale);
  const zh = locale === 'zh-CN';
  const on: VersionRef = { source: 'draft', version: 3 };
  const main = { on, bill: null };
  return [
    {
      id: 1,
      at: '2026-11-18T16:40:00+08:00',
      by: mine,
      kind: 'instruction',
      on: { source: 'instruction', version: 1 },
    },
    { id: 2, at: '2026-11-20T09:12:00+08:00', by: staff, kind: 'draft', on },
    { id: 3, at: '2026-11-20T09:14:00+08:00', by: mine, kind: 'viewed', on },
    {
      id: 4,
      at: '2026-11-20T09:32:00+08:00',
      by: mine,
      kind: 'change',
      ...main,
      path: 'bill.tAddressSecond',
      words: '300 OCEANGATE, SUITE 510',
    },
    {
      id: 5,
      at: '2026-11-20T09:33:00+08:00',
      by: other(locale),
      kind: 'comment',
      ...main,
      path: 'containers[CSQU3054383].ctnNo',
      words: zh ? '箱封照片上是 3，请承运人再看一下。' : 'The photo of the door says 3, please look again.',
    },
    {
      id: 6,
      at: '2026-11-20T09:35:00+08:00',
      by: mine,
      kind: 'waived',
      ...main,
      path: 'bill.vessel',
      words: zh ? '已与承运人确认' : 'agreed with the carrier',
    },
    { id: 7, at: '2026-11-20T09:40:00+08:00', by: mine, kind: 'sent', on, count: 3 },
    { id: 8, at: '2026-11-20T09:44:00+08:00', by: staff, kind: 'accepted', ...main, path: 'bill.sAddress' },
    {
      id: 9,
      at: '2026-11-20T09:45:00+08:00',
      by: staff,
      kind: 'declined',
      ...main,
      path: 'bill.etd',
      words: zh ? '船期以承运人公告为准' : 'the carrier’s schedule stands',
    },
  ];
}

/** What somebody else decided a moment ago. */
export const theirMark = (locale: Language = 'zh-CN') =>
  ({
    kind: 'waived',
    reason: locale === 'zh-CN' ? '已与承运人确认' : 'agreed with the carrier',
    author: other(locale),
    at: '2026-11-20T09:47:00+08:00',
  }) as const;

/** Three changes of two bills: one to answer, one accepted, one declined. */
/** What a customer sends along: the photo of a seal, and a list. */
export const filesOf = (locale: Language = 'zh-CN'): ChangeFile[] => [
  { id: 1, name: locale === 'zh-CN' ? '箱号封条照片.jpg' : 'Container and seal.jpg', size: 1_843_200, sent: true },
  { id: 2, name: locale === 'zh-CN' ? '装箱单.xlsx' : 'Packing list.xlsx', size: 48_128 },
];

export function requestsOf(locale: Language = 'zh-CN'): ReviewRequest[] {
  const { staff } = PEOPLE[locale];
  const zh = locale === 'zh-CN';
  const now = recordOf(null, { source: 'draft', version: 3 }, locale).bill;
  const then = recordOf(null, { source: 'instruction', version: 1 }, locale).bill;
  const asked = { code: 'PROPERTY_VALUE_MUST_CHANGE', by: me(locale), at: '2026-11-20T09:40:00+08:00' } as const;
  return [
    {
      id: 1,
      bill: null,
      ...asked,
      severity: 'ERROR',
      state: 'open',
      reason: 'typing',
      path: 'containers[CSQU3054383].ctnNo',
      current: 'CSQU3054384',
      proposed: 'CSQU3054383',
      files: filesOf(locale),
    },
    {
      id: 2,
      bill: null,
      ...asked,
      severity: 'WARN',
      state: 'accepted',
      reason: 'typing',
      path: 'bill.sAddress',
      current: now.sAddress,
      proposed: then.sAddress,
      value: then.sAddress,
      answer: { by: staff, at: '2026-11-20T09:44:00+08:00', reason: '' },
    },
    {
      id: 3,
      bill: SUB_IDS[1] ?? null,
      ...asked,
      severity: 'WARN',
      state: 'declined',
      reason: 'outdated',
      path: 'bill.voyage',
      current: '043E',
      proposed: '042E',
      answer: {
        by: staff,
        at: '2026-11-20T09:45:00+08:00',
        reason: zh ? '船期以承运人公告为准' : 'The carrier’s schedule stands',
      },
    },
  ];
}

export const SENT: readonly string[] = ['bill.tAddressSecond'];
export const NO_MARKS: BillMarks = {};

/** The list of containers a clerk keeps: one seal and one weight are others than in the draft, and one number is wrong. */
export const ownList = ({ containers }: BillRecord): string => {
  const lines = containers.map(({ ctnNo, sealNo, weight }, at) =>
    [ctnNo, at === 0 ? 'CN0000001' : sealNo, at === 1 ? '12,345.5' : weight].join('\t'),
  );
  return ['箱号\t封号\t毛重\t备注', ...lines, 'MSKU12\t\t\t'].join('\n');
};
