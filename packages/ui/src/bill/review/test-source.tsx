import type { BillRecord, HblVo } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { type Language, useLanguage } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import { houseAgainstMaster, me, sides, suiteMark } from '../compare/fixtures.ts';
import { applyMark, type BillMarks } from '../compare/marks.ts';
import { type MemorySource, memorySource } from '../source.ts';
import { cutOffsOf, linksOf, logOf, NO_MARKS, NOW, recordOf, versionsOf } from './fixtures.ts';
import type { BillReview, BillReviewSource, MarksKey, RecordKey } from './types.ts';

export interface DemoOptions extends Partial<BillReviewSource> {
  /** marks of the main bill to begin with */
  given?: BillMarks | undefined;
  sent?: readonly string[];
  newest?: number;
}

/** A master against two house bills, of which the second has another voyage and another seal. */
export function housesOf(locale: Language): NonNullable<BillReviewSource['houses']> {
  const { left, right } = houseAgainstMaster(locale);
  const [, second, third] = right.containers;
  const part = (hblNo: string, voyage: string, from: number, to?: number): BillRecord => ({
    ...(right as Extract<BillRecord, { kind: 'HBL' }>),
    bill: { ...(right.bill as HblVo), hblNo, voyage },
    goods: { ...right.goods, rows: right.goods.rows.slice(from, to) },
    containers: to ? right.containers.slice(from, to) : [second, third].flatMap((row) => row ?? []),
  });
  const a = part('MBLGB26S01702A', '042E', 0, 1);
  const b = part('MBLGB26S01702B', '044E', 1);
  const sealed = { ...b, containers: b.containers.map((row, at) => (at === 0 ? { ...row, sealNo: 'CN9' } : row)) };
  const both = sides(left, right, locale, 'houses');
  const known = { ...both, right: { ...both.right, record: [a, sealed] } };
  return memorySource(() => known);
}

interface KeptMarks {
  readonly marks: MemorySource<BillReview, MarksKey>;
  readonly onMark: BillReviewSource['onMark'];
}

/** Marks that are kept in memory and told of, as a portal keeps them with its calls. */
function keptMarks(locale: Language, given: BillMarks | undefined, sent: readonly string[] | undefined): KeptMarks {
  const kept = new Map<BillId, BillMarks>([[null, given ?? suiteMark(locale)]]);
  const marks = memorySource<BillReview, MarksKey>(({ subId }) => ({
    marks: kept.get(subId) ?? NO_MARKS,
    ...(sent && subId === null && { sent }),
  }));
  return {
    marks,
    onMark: async (subId, _draft, action) => {
      const signed = { author: me(locale), at: '2026-11-20T09:48:00+08:00' };
      kept.set(subId, applyMark(kept.get(subId) ?? NO_MARKS, action, signed));
      marks.changed();
      return { ok: true };
    },
  };
}

const sharesOf = (locale: Language): NonNullable<BillReviewSource['shares']> => ({
  links: { status: 'ready', data: linksOf(locale) },
  onCreate: async (days) => ({
    ok: true,
    link: {
      id: 4,
      url: 'https://portal.example.com/shared/7c1f0b6e2d',
      by: me(locale),
      at: '2026-11-20T09:48:00+08:00',
      expiresAt: new Date(NOW + days * 86_400_000).toISOString(),
    },
  }),
  onRevoke: async () => ({ ok: true }),
});

const answers = (locale: Language) => ({
  records: memorySource(({ subId, ...version }: RecordKey) => recordOf(subId, version, locale)),
  log: memorySource(() => logOf(locale)),
  shares: sharesOf(locale),
  me: me(locale),
  cutOffs: cutOffsOf(locale),
});

/** An owner that keeps marks in memory: what a portal does with its calls. */
export function useDemoSource({ given, sent, newest, ...own }: DemoOptions = {}): BillReviewSource {
  const locale = useLanguage();
  // What is given to begin with is not taken again; what was sent may come later.
  const [first] = useState(given);
  const marking = useMemo(() => keptMarks(locale, first, sent), [locale, first, sent]);
  const fixed = useMemo(() => answers(locale), [locale]);
  const versions = useMemo(() => ({ status: 'ready', data: versionsOf(locale, newest) }) as const, [locale, newest]);
  return {
    ...fixed,
    ...marking,
    versions,
    now: NOW,
    zone: 'Europe/Berlin',
    preload: async () => undefined,
    onSend: async () => ({ ok: true }),
    onApprove: async () => ({ ok: true }),
    onDownload: async () => ({ ok: true }),
    ...own,
  };
}
