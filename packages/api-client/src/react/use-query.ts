import { useCallback, useEffect, useState } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import type { ApiError } from '../client/errors.ts';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { ask } from './fetcher.ts';
import { queryKey } from './keys.ts';
import { KEPT, POLICY } from './policy.ts';
import { adopt } from './preload.ts';
import { useApi } from './provider.tsx';

export interface QueryOptions<T> {
  /** what a route's loader has already fetched */
  fallbackData?: T | undefined;
  /** keep the rows of the last page on screen while the next one comes */
  keepPrevious?: boolean;
  /** false where a form would be overwritten */
  refreshOnFocus?: boolean;
}

export interface Query<T> {
  readonly data: T | undefined;
  /** the last failure; `data` may still hold the answer before it */
  readonly error: ApiError | undefined;
  /** nothing to show yet */
  readonly isPending: boolean;
  /** something is shown and is being asked for again */
  readonly isRefreshing: boolean;
  refresh(): void;
}

/** The answer of a query, shared by everyone who asks the same; null as argument asks nothing. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  arg: Arg<E> | null,
  options: QueryOptions<Out<E>> = {},
): Query<Out<E>> {
  const source = useApi();
  const { epoch } = source;
  // What was kept from one session must not be seen in the next.
  const [born] = useState(epoch);
  const key = arg === null ? null : queryKey(epoch, endpoint, arg);
  const id = unstable_serialize(key);
  const given = options.fallbackData ?? (arg === null ? undefined : source.first?.(id, endpoint, arg));
  const { data, error, isLoading, isValidating, mutate } = useSWR<Out<E>, ApiError>(
    key,
    () => ask(source, endpoint, arg as Arg<E>, 0),
    {
      ...POLICY,
      ...(given !== undefined && { fallbackData: given }),
      keepPreviousData: options.keepPrevious === true && born === epoch,
      revalidateOnFocus: options.refreshOnFocus ?? true,
      // What is seldom changed is asked once; a command that changes it asks again.
      ...(endpoint.kept && { dedupingInterval: KEPT }),
    },
  );
  useEffect(() => adopt(id), [id]);
  const refresh = useCallback(() => void mutate(), [mutate]);
  return {
    data,
    error,
    isPending: data === undefined && isLoading,
    isRefreshing: data !== undefined && isValidating,
    refresh,
  };
}
