import { useCallback, useEffect, useRef, useState } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { ApiError } from '../client/errors.ts';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { ask } from './fetcher.ts';
import { registerList } from './invalidate.ts';
import type { PageKey } from './keys.ts';
import { POLICY } from './policy.ts';
import { useApi } from './provider.tsx';

interface Page<R> {
  records: readonly R[];
  total: number;
}
type RecordOf<E> = Out<E> extends Page<infer R> ? R : never;

export interface Pages<R> {
  readonly records: readonly R[];
  readonly total: number;
  readonly isPending: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** A list that grows page by page; the argument goes without `current`. Null asks nothing. */
export function usePages<E extends Endpoint>(endpoint: E, arg: Omit<Arg<E>, 'current'> | null): Pages<RecordOf<E>> {
  const source = useApi();
  const keyOf = (index: number): PageKey | null =>
    arg === null ? null : [source.epoch, endpoint.path, { ...arg, current: index + 1 }, 'page'];
  const id = unstable_serialize(keyOf);
  const swr = useSWRInfinite<Page<RecordOf<E>>, ApiError>(
    keyOf,
    ([, , input]: PageKey) => ask(source, endpoint, input as Arg<E>, 0) as Promise<Page<RecordOf<E>>>,
    // The first page again with every other one would make a request storm.
    { ...POLICY, revalidateFirstPage: false },
  );
  const { data = [], error, size, isLoading, isValidating, setSize, mutate } = swr;
  useEffect(() => registerList(id, endpoint.path), [id, endpoint.path]);

  const loaded = data.length;
  const records = data.flatMap((page) => page.records);
  const total = data.at(-1)?.total ?? 0;
  const hasMore = records.length < total && data.at(-1)?.records.length !== 0;
  // Asked for while the list refreshes: kept until that is over, for a second request now would start a storm.
  const [wished, setWished] = useState(false);
  const loadMore = useCallback(() => setWished(true), []);
  const [turn, setTurn] = useState(0);
  const asked = useRef(turn);
  if (wished && !isValidating) {
    setWished(false);
    setTurn(turn + 1);
  }
  useEffect(() => {
    if (turn === asked.current) return;
    asked.current = turn;
    // After a failure the size is already there: the same size asks for the missing page again.
    if (hasMore) void setSize(size > loaded ? size : size + 1);
  }, [turn, hasMore, size, loaded, setSize]);

  return {
    records,
    total,
    isPending: loaded === 0 && isLoading,
    isLoadingMore: loaded > 0 && (wished || (size > loaded && isValidating)),
    hasMore,
    loadMore,
    error,
    refresh: useCallback(() => void mutate(), [mutate]),
  };
}
