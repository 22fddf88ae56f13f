import type { ApiError } from '@lading/api-client';
import type { Loadable } from '@lading/ui';

/** What was asked of the server: a query, or a file that is fetched. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** The state of a question as components read it; what is on screen stays there while it is asked again. */
export function toLoadable<T, U>(asked: Asked<T>, map: (data: T) => U, say: (error: ApiError) => string): Loadable<U> {
  const { data, error, refresh } = asked;
  if (data !== undefined) return { status: 'ready', data: map(data) };
  return error ? { status: 'error', message: say(error), retry: refresh } : { status: 'loading' };
}
