import { type BillMarks, housesPath, MASTER_HOUSES, pathInHouses } from '@lading/validators/bill';
import { memo, useEffect, useMemo } from 'react';
import { keptComparison } from '../compare/kept-comparison.ts';
import { reviewState } from '../compare/review-state.ts';
import { dataOf } from '../loadable.ts';
import { useSource } from '../source.ts';
import type { BillReview, BillReviewSource } from './types.ts';
import type { BillCount, CountBase } from './use-counts.tsx';
import { useReviewMarks } from './use-record.ts';

type Houses = NonNullable<BillReviewSource['houses']>;

const inHouses = (paths: readonly string[]): string[] => paths.flatMap((path) => pathInHouses(path) ?? []);

/** What is decided of the master against its houses: it stands with the marks of the main bill, under names of its own. */
export function marksInHouses({ marks, sent = [] }: BillReview): Required<BillReview> {
  const own: BillMarks = Object.fromEntries(
    Object.entries(marks).flatMap(([path, mark]) => {
      const place = pathInHouses(path);
      return place === undefined ? [] : [[place, mark]];
    }),
  );
  return { marks: own, sent: inHouses(sent) };
}

/** The same step as the marks of the main bill know it. */
export const stepInHouses = <Step extends { readonly path: string }>(step: Step): Step => ({
  ...step,
  path: housesPath(step.path),
});

interface HousesCounterProps extends Omit<CountBase, 'left' | 'source'> {
  houses: Houses;
  source: Pick<BillReviewSource, 'marks'>;
  onCount: (count: BillCount) => void;
}

/** Compares the master with its houses and says how that stands; draws nothing. */
export const HousesCounter = memo(function HousesCounter(props: HousesCounterProps) {
  const { houses, source, draft, viewed, newest, onCount } = props;
  const both = dataOf(useSource(houses, undefined));
  const review = dataOf(useReviewMarks(source, null, draft));
  const comparison = useMemo(() => both && keptComparison(both.left.record, both.right.record, MASTER_HOUSES), [both]);
  const own = useMemo(() => review && marksInHouses(review), [review]);
  useEffect(() => {
    if (!comparison || !own) return;
    const { marks, sent } = own;
    onCount({ comparison, marks, sent, state: reviewState(comparison, marks, { viewed, newest }) });
  }, [comparison, own, viewed, newest, onCount]);
  return null;
});
