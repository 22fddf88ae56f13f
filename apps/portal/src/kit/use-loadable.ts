import { type Asked, toLoadable } from '@lading/api-client';
import type { Loadable } from '@lading/ui';
import { useMemo } from 'react';
import { errorText } from '../app/error-text.ts';
import { type MessageId, useText } from '../i18n/text.ts';

const asItIs = (data: unknown) => data;

/**
 * A query as the components read it: on its way, failed in words with a way to ask again, or here. The same answer stays the same object, so
 * that nothing is drawn anew; `map` therefore stands outside of the component or is kept by `useCallback`. A failure is said in the
 * server's words unless `failure` names a text.
 */
export function useLoadable<T>(asked: Asked<T>, map?: undefined, failure?: MessageId): Loadable<T>;
export function useLoadable<T, U>(asked: Asked<T>, map: (data: T) => U, failure?: MessageId): Loadable<U>;
export function useLoadable(asked: Asked<unknown>, map: (data: never) => unknown = asItIs, failure?: MessageId) {
  const text = useText();
  const { data, error, refresh } = asked;
  return useMemo(
    () =>
      toLoadable(
        { data, error, refresh },
        (cause) => (failure ? text(failure) : errorText(text, cause)),
        map as (data: unknown) => unknown,
      ),
    [data, error, refresh, map, failure, text],
  );
}
