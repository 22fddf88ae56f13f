import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useMemo } from 'react';
import { DESK_FRONT, DESK_PLACES } from '../kit/desk-places.ts';

const { deskQueue } = contract.desk;
const NOBODY = { id: 0, customerId: null };
const NONE: ReadonlyMap<string, number> = new Map();

/** How much waits behind each page of the desk, by its path, in the queues that are the reader's daily work; a page without any has no count. */
export function useDeskCounts(isAsked: boolean): ReadonlyMap<string, number> {
  const { data } = useQuery(deskQueue, isAsked ? DESK_FRONT : null);
  return useMemo(() => {
    if (!data) return NONE;
    const counts = new Map<string, number>();
    for (const { kind, count } of data.queues) {
      const [path = ''] = DESK_PLACES[kind](NOBODY).split('?');
      if (count > 0) counts.set(path, (counts.get(path) ?? 0) + count);
    }
    return counts;
  }, [data]);
}
