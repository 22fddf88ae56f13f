import { type BillComparison, INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';
import { useStable } from '../../foundations/use-stable.ts';
import type { BillId } from '../bill-source.ts';
import { keptComparison } from '../compare/kept-comparison.ts';
import type { BillMarks } from '../compare/marks.ts';
import { type ReviewState, reviewState } from '../compare/review-state.ts';
import type { ReviewNow } from '../compare/types.ts';
import { dataOf } from '../loadable.ts';
import { useGathered } from '../use-gathered.ts';
import type { BillReviewSource, VersionRef } from './types.ts';
import { useRecord, useReviewMarks } from './use-record.ts';

/** How the review of one bill stands. */
export interface BillCount {
  readonly comparison: BillComparison;
  readonly marks: BillMarks;
  readonly state: ReviewState;
  readonly sent: readonly string[];
}

export type Counts = ReadonlyMap<BillId, BillCount>;

/** What a bill is counted by: the newest instruction and the draft under review. */
export interface CountBase {
  readonly source: Pick<BillReviewSource, 'records' | 'marks'>;
  readonly left: VersionRef;
  readonly draft: number;
  readonly viewed: boolean;
  readonly newest: boolean;
}

const NO_MARKS: BillMarks = {};
const NONE: readonly string[] = [];
// Two that ask for the marks of one draft may get two objects.
const isSame = (one: BillMarks, other: BillMarks) => one === other || JSON.stringify(one) === JSON.stringify(other);

interface CounterProps extends CountBase {
  bill: BillId;
  onCount: (bill: BillId, count: BillCount) => void;
}

/** Compares one bill and says how it stands; draws nothing. */
const Counter = memo(function Counter({ source, bill, left, draft, viewed, newest, onCount }: CounterProps) {
  const right = useMemo<VersionRef>(() => ({ source: 'draft', version: draft }), [draft]);
  const before = dataOf(useRecord(source, bill, left));
  const after = dataOf(useRecord(source, bill, right));
  const review = useReviewMarks(source, bill, draft);
  const known = dataOf(review);
  const comparison = useMemo(
    () => before && after && keptComparison(before, after, INSTRUCTION_DRAFT),
    [before, after],
  );
  const marks = known?.marks ?? NO_MARKS;
  const sent = known?.sent ?? NONE;
  const ready = known !== undefined;
  useEffect(() => {
    if (!comparison || !ready) return;
    onCount(bill, { comparison, marks, state: reviewState(comparison, marks, { viewed, newest }), sent });
  }, [bill, comparison, marks, sent, ready, viewed, newest, onCount]);
  return null;
});

/** How every bill stands that is here already, and the parts that find it out. */
export function useCounts(base: CountBase | undefined, bills: readonly BillId[]) {
  const [counts, setCounts] = useState<Counts>(new Map());
  const draft = base?.draft;
  const add = useCallback((some: Counts) => setCounts((before) => new Map([...before, ...some])), []);
  const { gather, has, take, flush, drop } = useGathered(add);
  // Before the counters of another draft have run.
  useLayoutEffect(() => drop, [draft, drop]);
  // Another draft is counted anew.
  const [counted, setCounted] = useState(draft);
  if (counted !== draft) {
    setCounted(draft);
    setCounts(new Map());
  }
  const { felt, onCount } = useStable({
    /** marks as they are felt, of the bill that is being compared */
    felt: (bill: BillId, { comparison, marks, state }: ReviewNow) => {
      const known = counts.get(bill);
      // What was counted already is no reason to draw everything anew; its state is kept by its counter.
      if (known?.comparison === comparison && isSame(known.marks, marks)) return;
      const waiting = take(bill);
      setCounts((before) => {
        const { sent } = waiting ?? before.get(bill) ?? { sent: NONE };
        return new Map(before).set(bill, { comparison, marks, state, sent });
      });
    },
    // What is decided by comes at once: only while others are to come does one wait for them.
    onCount: (bill: BillId, count: BillCount) => {
      gather(bill, count);
      if (bills.every((one) => has(one) || counts.has(one))) flush();
    },
  });
  const counters =
    base && bills.map((bill) => <Counter key={bill ?? 'main'} {...base} bill={bill} onCount={onCount} />);
  return { counts, counters, felt };
}
