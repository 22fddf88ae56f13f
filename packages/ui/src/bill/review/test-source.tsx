import { useMemo, useState } from 'react';
import { type Locale, useLocale } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import { houseAgainstMaster, me, sides, suiteMark } from '../compare/fixtures.ts';
import { applyMark, type BillMarks } from '../compare/marks.ts';
import type { Loadable } from '../loadable.ts';
import { cutOffsOf, linksOf, logOf, NO_MARKS, NOW, recordOf, versionsOf } from './fixtures.ts';
import type { BillReview, BillReviewSource } from './types.ts';

const ready = <T,>(data: T): Loadable<T> => ({ status: 'ready', data });

export interface DemoOptions extends Partial<BillReviewSource> {
  /** marks of the main bill to begin with */
  given?: BillMarks | undefined;
  sent?: readonly string[];
  newest?: number;
}

const houses = (locale: Locale) => {
  const { left, right } = houseAgainstMaster(locale);
  return ready(sides(left, right, locale, 'houses'));
};

/** An owner that keeps marks in memory: what a portal does with its calls. */
export function useDemoSource({ given, sent, newest, ...own }: DemoOptions = {}): BillReviewSource {
  const locale = useLocale();
  const [kept, setKept] = useState<ReadonlyMap<BillId, BillMarks>>(() => new Map([[null, given ?? suiteMark(locale)]]));
  const reviews = useMemo(
    () =>
      new Map(
        [...kept].map(([bill, marks]) => [bill, ready<BillReview>({ marks, ...(sent && bill === null && { sent }) })]),
      ),
    [kept, sent],
  );
  const none = useMemo(() => ready<BillReview>({ marks: NO_MARKS }), []);
  const log = useMemo(() => ready(logOf(locale)), [locale]);
  const both = useMemo(() => houses(locale), [locale]);
  const fixed = useMemo(
    () => ({
      versions: ready(versionsOf(locale, newest)),
      useVersion: (bill: BillId, version: Parameters<BillReviewSource['useVersion']>[1]) =>
        ready(recordOf(bill, version, locale)),
      preload: async () => undefined,
      me: me(locale),
      cutOffs: cutOffsOf(locale),
      now: NOW,
    }),
    [locale, newest],
  );
  return {
    ...fixed,
    zone: 'Europe/Berlin',
    useMarks: (bill) => reviews.get(bill) ?? none,
    onMark: async (bill, _draft, action) => {
      setKept((before) => {
        const marks = applyMark(before.get(bill) ?? NO_MARKS, action, {
          author: me(locale),
          at: '2026-11-20T09:48:00+08:00',
        });
        return new Map(before).set(bill, marks);
      });
      return { ok: true };
    },
    onSend: async () => ({ ok: true }),
    onApprove: async () => ({ ok: true }),
    onDownload: async () => ({ ok: true }),
    useHouses: () => both,
    useLog: () => log,
    shares: {
      links: ready(linksOf(locale)),
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
    },
    ...own,
  };
}
