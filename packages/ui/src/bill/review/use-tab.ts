import { useCallback, useRef, useState } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
import type { BillId } from '../bill-source.ts';
import type { Target } from './review-view.ts';
import type { ReviewTab } from './types.ts';

interface TabOptions {
  bills: readonly BillId[];
  place: number;
  setPlace(place: number): void;
  initialTab: ReviewTab | undefined;
  onTab: ((tab: ReviewTab) => void) | undefined;
  /** back to the pair that is decided about */
  back(): void;
  /** to the master against its houses */
  toHouses(): void;
}

/** The open tab, and the ways to a place of the comparison. */
export function useTab({ bills, place, setPlace, initialTab, onTab, back, toHouses }: TabOptions) {
  const [tab, setTab] = useState<ReviewTab>(initialTab ?? 'preview');
  /** where the comparison begins; each visit by a flag or a reason is another one */
  const [visit, setVisit] = useState<{ path: string; nth: number }>();
  // A press on a tab is told twice, as a press and as the focus.
  const told = useRef(tab);
  const turn = (next: ReviewTab) => {
    setTab(next);
    if (next !== told.current) onTab?.(next);
    told.current = next;
  };
  const go = (bill: Target, path: string) => {
    if (bill !== 'houses') setPlace(Math.max(0, bills.indexOf(bill)));
    setVisit((before) => ({ path, nth: (before?.nth ?? 0) + 1 }));
    if (bill === 'houses') toHouses();
    else back();
    turn('compare');
  };
  const calls = useStable({ go });
  const bill = bills[place] ?? null;
  const goFlag = useCallback((path: string) => calls.go(bill, path), [calls, bill]);
  return {
    tab,
    visit,
    go,
    /** to a place of the bill that is read */
    goFlag,
    select: (next: string) => {
      setVisit(undefined);
      turn(next as ReviewTab);
    },
  };
}
