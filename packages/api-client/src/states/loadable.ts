import type { ApiError } from '../client/errors.ts';
import { type ErrorTexts, errorText } from './error-text.ts';

/** What was asked of the server: `useQuery`, or anything that answers so. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** What is on its way, failed or here, as the components of @lading/ui take it. */
export type QueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly data: T };

/** How a failure is said: by the texts of a language, or by a function of your own. English when absent. */
export type Saying = ErrorTexts | ((error: ApiError) => string);
export const sayBy =
  (saying: Saying | undefined) =>
  (error: ApiError): string =>
    typeof saying === 'function' ? saying(error) : errorText(error, saying);

/**
 * A query as components read it; `map` says how the answer reads. What is on screen stays there while it is asked again, also when that
 * fails. In React keep it by `useMemo` over `data` and `error` where it is drawn often.
 */
export function toLoadable<T>(query: Asked<T>, saying?: Saying): QueryState<T>;
export function toLoadable<T, U>(query: Asked<T>, saying: Saying | undefined, map: (data: T) => U): QueryState<U>;
export function toLoadable<T>(
  { data, error, refresh }: Asked<T>,
  saying?: Saying,
  map: (data: T) => unknown = (same) => same,
): QueryState<unknown> {
  if (data !== undefined) return { status: 'ready', data: map(data) };
  return error ? { status: 'error', message: sayBy(saying)(error), retry: refresh } : { status: 'loading' };
}
