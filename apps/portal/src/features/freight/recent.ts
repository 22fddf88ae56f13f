import type { PrefixedStorage } from '@lading/api-client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../app/context.ts';
import type { Port } from './asked.ts';
import { type FreightSearch, freightSearch } from './freight-search.ts';

/** An end of a question: a port, or a site and where cargo is handed in for it. */
export type RecentEnd = Pick<Port, 'id' | 'portCode' | 'nameCn' | 'nameEn'>;

/** A question that was asked on this device. */
export interface RecentQuery {
  from: RecentEnd;
  to: RecentEnd;
  search: FreightSearch;
}

const MOST = 5;
const NONE: readonly RecentQuery[] = [];
const isEnd = (port: unknown): port is RecentEnd =>
  typeof port === 'object' &&
  port !== null &&
  'portCode' in port &&
  'nameCn' in port &&
  'nameEn' in port &&
  'id' in port;

/** What an older visit left; anything else is passed over. */
function parse(data: unknown): readonly RecentQuery[] {
  if (!Array.isArray(data)) return NONE;
  return data.flatMap((one: unknown) => {
    const { from, to, search } = (one ?? {}) as Record<string, unknown>;
    if (!isEnd(from) || !isEnd(to) || typeof search !== 'object' || search === null) return [];
    return [{ from, to, search: freightSearch(search as Record<string, unknown>) }];
  });
}

const itemOf = (storage: PrefixedStorage) =>
  storage.item<readonly RecentQuery[]>('rateQueries', { version: 1, fallback: NONE, parse });
const sameAs = (one: RecentQuery) => (other: RecentQuery) =>
  other.search.mode === one.search.mode &&
  other.search.from === one.search.from &&
  other.search.to === one.search.to &&
  other.search.site === one.search.site &&
  other.search.zip === one.search.zip &&
  other.search.origin === one.search.origin &&
  other.search.ctn === one.search.ctn;

/** The last questions of this device, the newest first, and the way to keep another one. */
export function useRecentQueries() {
  const { storage } = usePortal();
  const item = useMemo(() => itemOf(storage), [storage]);
  const queries = useSyncExternalStore(item.subscribe, item.get, () => NONE);
  // The same one as long as the page is open, so that it can be what an effect depends on.
  const keep = useCallback(
    (query: RecentQuery) => {
      const isSame = sameAs(query);
      item.set([query, ...item.get().filter((other) => !isSame(other))].slice(0, MOST));
    },
    [item],
  );
  return useMemo(() => ({ queries, keep }), [keep, queries]);
}
