import type { Query } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';

/** A query as the components read it; what is on screen stays there while it is asked for again. */
export function toLoadable<T>(
  query: Query<T>,
  message: (error: NonNullable<Query<T>['error']>) => string,
): Loadable<T> {
  if (query.data !== undefined) return { status: 'ready', data: query.data };
  if (query.error) return { status: 'error', message: message(query.error), retry: query.refresh };
  return { status: 'loading' };
}
