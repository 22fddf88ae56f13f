import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Cache, mutate, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../client/errors.ts';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { type Epoch, queryKey } from './keys.ts';
import { useApi } from './provider.tsx';
import { useQuery } from './use-query.ts';

export interface Answer<T> {
  readonly data: T | undefined;
  /** the last failure; `data` may still hold the answer before it */
  readonly error: ApiError | undefined;
}

/** Answers of queries by argument, for components that take a source of them and no hook. */
export interface QueryStore {
  /** What is kept of a query now. Asks nothing. */
  get<E extends Endpoint>(endpoint: E, arg: Arg<E>): Answer<Out<E>>;
  /** Asks as `useQuery` does, and calls `changed` whenever `get` gives something else, until the function that comes back is called. */
  subscribe<E extends Endpoint>(endpoint: E, arg: Arg<E>, changed: () => void): () => void;
  /** Asks again for what somebody listens to. */
  refresh<E extends Endpoint>(endpoint: E, arg: Arg<E>): void;
}

interface Asked {
  readonly id: number;
  readonly endpoint: Endpoint;
  readonly arg: unknown;
  told(answer: Answer<unknown>): void;
}

/** What is listened to, one entry a listener; the same array until it changes. */
function askedList() {
  let all: readonly Asked[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Asked[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(entry: Omit<Asked, 'id'>) {
      count += 1;
      const asked = { ...entry, id: count };
      set([...all, asked]);
      return () => set(all.filter((other) => other !== asked));
    },
  };
}
type AskedList = ReturnType<typeof askedList>;

function storeOf(cache: Cache, epoch: Epoch, list: AskedList): QueryStore {
  return {
    get<E extends Endpoint>(endpoint: E, arg: Arg<E>) {
      const kept = cache.get(unstable_serialize(queryKey(epoch, endpoint, arg)));
      return { data: kept?.data as Out<E> | undefined, error: kept?.error as ApiError | undefined };
    },
    subscribe: (endpoint, arg, changed) => list.add({ endpoint, arg, told: changed }),
    refresh: (endpoint, arg) => void mutate(queryKey(epoch, endpoint, arg)),
  };
}

function Ask({ endpoint, arg, told }: Asked) {
  const { data, error } = useQuery(endpoint, arg as Arg<Endpoint>);
  useEffect(() => told({ data, error }), [told, data, error]);
  return null;
}

function Asking({ list }: { list: AskedList }) {
  const all = useSyncExternalStore(list.subscribe, list.all, list.all);
  return all.map((asked) => <Ask key={asked.id} {...asked} />);
}

/**
 * The store, and what asks for it: `asking` draws nothing and must stand in the page as long as somebody listens. Each listener has the
 * hook that it would have had itself, so that what is kept, preloaded, repeated and made stale is as everywhere.
 */
export function useQueryStore(): { readonly store: QueryStore; readonly asking: ReactNode } {
  const { epoch } = useApi();
  const { cache } = useSWRConfig();
  const [list] = useState(askedList);
  const store = useMemo(() => storeOf(cache, epoch, list), [cache, epoch, list]);
  return { store, asking: <Asking list={list} /> };
}
