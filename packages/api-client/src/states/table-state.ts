import type { ApiError } from '../client/errors.ts';
import { type Asked, type Saying, sayBy } from './loadable.ts';

/** Rows as a page of them, or as a list. */
type Rows<R> = readonly R[] | { readonly records: readonly R[] };

/** A list that grows: `usePages`. */
interface Growing<R> {
  readonly records: readonly R[];
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** What `DataTable` of @lading/ui is told about its rows. */
export interface TableState<R> {
  readonly state: 'loading' | 'error' | 'ready';
  readonly rows: readonly R[];
  readonly error?: { readonly message: string; readonly code?: string; onRetry(): void };
}

const NONE: readonly never[] = [];
const isList = <R>(rows: Rows<R>): rows is readonly R[] => Array.isArray(rows);

/**
 * `<DataTable {...tableState(query)} … />`: a query of rows, or a list that grows, as a table reads it. One that failed without rows says why
 * and never looks empty; rows that are there stay while they are asked for again.
 */
export function tableState<R>(query: Asked<Rows<R>> | Growing<R>, saying?: Saying): TableState<R> {
  const { error, refresh } = query;
  const given = 'records' in query ? (query.isPending || error ? undefined : query.records) : query.data;
  const held = 'records' in query && query.records.length > 0 ? query.records : given;
  if (held) return { state: 'ready', rows: isList(held) ? held : held.records };
  if (!error) return { state: 'loading', rows: NONE };
  const { code } = error;
  return {
    state: 'error',
    rows: NONE,
    error: { message: sayBy(saying)(error), ...(code !== undefined && { code }), onRetry: refresh },
  };
}
