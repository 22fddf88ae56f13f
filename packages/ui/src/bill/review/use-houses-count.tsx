import { useCallback, useMemo, useState } from 'react';
import { HousesCounter } from './houses.tsx';
import type { BillReviewSource } from './types.ts';
import type { BillCount, CountBase } from './use-counts.tsx';

/** How the master stands against its houses. */
export interface HousesCount {
  /** the booking has both kinds */
  readonly due: boolean;
  /** undefined until it is known */
  readonly count: BillCount | undefined;
}

/** How the master stands against its houses, and the part that finds it out. */
export function useHousesCount(houses: BillReviewSource['houses'], base: CountBase | undefined) {
  const [known, setKnown] = useState<{ draft: number; count: BillCount }>();
  const draft = base?.draft;
  const onCount = useCallback(
    (count: BillCount) => setKnown(draft === undefined ? undefined : { draft, count }),
    [draft],
  );
  const counter = houses && base && draft !== undefined && (
    <HousesCounter
      key="houses"
      houses={houses}
      source={base.source}
      draft={draft}
      viewed={base.viewed}
      newest={base.newest}
      onCount={onCount}
    />
  );
  const due = houses !== undefined;
  // Another draft is counted anew.
  const count = due && known?.draft === draft ? known?.count : undefined;
  return { counter, inHouses: useMemo<HousesCount>(() => ({ due, count }), [due, count]) };
}
