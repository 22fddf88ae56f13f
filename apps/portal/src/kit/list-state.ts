import type { Loadable } from '@lading/ui';

/** How far rows are, as tables and lists of the library take it. */
export const listState = (rows: Loadable<unknown>) => ({
  state: rows.status,
  error: rows.status === 'error' ? { message: rows.message, onRetry: rows.retry } : undefined,
});
