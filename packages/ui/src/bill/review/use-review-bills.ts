import { type BillKind, MOST_SUB_BILLS } from '@lading/validators/bill';
import { useCallback, useMemo, useState } from 'react';
import type { BillId } from '../bill-source.ts';
import { dataOf, type Loadable } from '../loadable.ts';
import { useIdlePreload } from '../use-bill-printing.ts';
import type { BillReviewSource } from './types.ts';
import type { Base } from './use-base.ts';
import { type CountBase, useCounts } from './use-counts.tsx';
import { useHousesCount } from './use-houses-count.tsx';

const NO_BILLS: readonly BillId[] = [];

/** The bills of the booking, fetched one after the other while the page is idle, which of them is read, and how each stands. */
export function useReviewBills(
  review: BillReviewSource,
  { instruction, draft, newer }: Base,
  kind: Loadable<BillKind>,
  subIds: Loadable<number[]>,
) {
  const ids = dataOf(subIds);
  const known = kind.status === 'ready';
  const bills = useMemo<readonly BillId[]>(
    () => (ids && known ? [null, ...ids.slice(0, MOST_SUB_BILLS)] : NO_BILLS),
    [ids, known],
  );
  const [place, setPlace] = useState(0);
  const bill = bills[place] ?? null;
  const { preload, records, marks } = review;
  const fetchBill = useCallback(
    async (one: BillId) => {
      await Promise.all([instruction, draft].map((version) => version && preload(one, version)));
    },
    [preload, instruction, draft],
  );
  const compares = instruction !== undefined && draft !== undefined;
  const loaded = useIdlePreload(compares ? bills : undefined, fetchBill);
  const here = useMemo(
    () => (compares ? bills.filter((one) => one === bill || loaded.has(one)) : NO_BILLS),
    [compares, bills, bill, loaded],
  );
  const counted = useMemo<CountBase | undefined>(
    () =>
      instruction &&
      draft && {
        source: { records, marks },
        left: instruction,
        draft: draft.version,
        viewed: (draft.viewed ?? []).length > 0,
        newest: !newer,
      },
    [records, marks, instruction, draft, newer],
  );
  const { counts, counters, felt } = useCounts(counted, here);
  const { counter, inHouses } = useHousesCount(review.houses, counted);
  return { bills, place, setPlace, fetchBill, loaded, counts, counters: [counters, counter], inHouses, felt };
}
