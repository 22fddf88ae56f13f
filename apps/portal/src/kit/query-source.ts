import { toLoadable } from '@lading/api-client';
import type { Arg, Endpoint, Out } from '@lading/api-client/contract';
import type { QueryStore } from '@lading/api-client/react';
import type { Loadable, Source } from '@lading/ui';
import { errorText } from '../app/error-text.ts';
import type { PortalText } from '../i18n/text.ts';

export interface QuerySourceContext {
  readonly store: QueryStore;
  readonly text: PortalText;
}

const LOADING = { status: 'loading' } as const;
const isObject = <T>(data: T): data is T & object => typeof data === 'object' && data !== null;

/**
 * What components read of a query by key: `argOf` says what is asked for, `read` how the answer reads. The same answer is read once and
 * stays the same object. For queries that answer an object.
 */
export function querySource<E extends Endpoint, T, K = void>(
  { store, text }: QuerySourceContext,
  endpoint: E,
  argOf: (key: K) => Arg<E>,
  read: (data: Out<E>) => T,
): Source<T, K> {
  const known = new WeakMap<object, Loadable<T>>();
  return {
    get(key) {
      const arg = argOf(key);
      const { data, error } = store.get(endpoint, arg);
      const answer = isObject(data) ? data : error;
      if (!answer) return LOADING;
      const refresh = () => store.refresh(endpoint, arg);
      const loadable =
        known.get(answer) ?? toLoadable({ data, error, refresh }, (cause) => errorText(text, cause), read);
      known.set(answer, loadable);
      return loadable;
    },
    subscribe: (key, changed) => store.subscribe(endpoint, argOf(key), changed),
  };
}

/** Nothing is asked for yet. */
export const waitingSource: Source<never, unknown> = { get: () => LOADING, subscribe: () => () => undefined };
