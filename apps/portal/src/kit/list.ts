import type { Arg, Endpoint, Out } from '@lading/api-client/contract';
import { preloadQuery } from '@lading/api-client/react';
import type { RowKey, TableSort } from '@lading/ui';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PortalContext } from '../app/context.ts';
import { keptSize } from './list-preferences.ts';
import type { ListSearch } from './list-search.ts';

/** What every list asks its call for. */
export interface ListAsked<Field extends string> {
  current: number;
  size: number;
  keyword?: string;
  sort?: { field: Field; order: 'asc' | 'desc' };
}

export interface Rows<Row> {
  readonly records: readonly Row[];
  readonly total: number;
}
/** The rows of a call that answers page by page. */
export type RowOf<E> = Out<E> extends Rows<infer Row extends object> ? Row : never;

interface ListOptions<S, E, Field extends string> {
  /** under which the reader's page size and columns are kept */
  name: string;
  /** the page it stands on */
  path: keyof RegisteredRouter['routesByPath'];
  /** what the call can sort by */
  sorts?: readonly Field[];
  /** rows a page until the reader chooses, 10 unless said */
  size?: number;
  rowKey(row: RowOf<E>): RowKey;
  /** what a row is called */
  rowName(row: RowOf<E>): string;
  /** the argument of the call: what every list asks, and what else the address says */
  arg(asked: ListAsked<Field>, search: S): Arg<E>;
}

/** A list of one call on one page; `useListPage` shows it. */
export interface List<S extends ListSearch, E extends Endpoint> {
  readonly call: E;
  readonly name: string;
  readonly path: keyof RegisteredRouter['routesByPath'];
  readonly size: number;
  readonly rowKey: (row: RowOf<E>) => RowKey;
  readonly rowName: (row: RowOf<E>) => string;
  /** the same for the page and for who asks ahead of it */
  arg(search: S, size: number): Arg<E>;
  /** the order of an address; undefined where the call cannot sort so */
  sortOf(search: S): TableSort | undefined;
  /** Asks for the rows while the page itself is still loading; a failure is the page's to show. */
  preload(context: PortalContext, search: S): void;
}

export const sortText = (sort: TableSort | undefined): string | undefined =>
  sort && `${sort.id}:${sort.desc ? 'desc' : 'asc'}`;

/** What is said, without what is not: `{ a: undefined }` gives `{}`. */
export const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Declares a list once, outside of components. */
export function defineList<E extends Endpoint, S extends ListSearch, const Field extends string = never>(
  call: E,
  { name, path, sorts = [], size: usual = 10, rowKey, rowName, arg: argOf }: ListOptions<S, E, Field>,
): List<S, E> {
  const sortOf = ({ sort = '' }: S) => {
    const [field, order] = sort.split(':');
    const id = sorts.find((known) => known === field);
    return id === undefined ? undefined : { id, desc: order === 'desc' };
  };
  const arg = (search: S, size: number) => {
    const sort = sortOf(search);
    const by = sort && { field: sort.id, order: sort.desc ? ('desc' as const) : ('asc' as const) };
    return argOf({ current: search.page ?? 1, size, ...said({ keyword: search.keyword, sort: by }) }, search);
  };
  return {
    call,
    name,
    path,
    size: usual,
    rowKey,
    rowName,
    arg,
    sortOf,
    preload({ client, session, preferences }, search) {
      const size = keptSize(preferences, name, usual).get();
      preloadQuery({ client, epoch: session.epoch() }, call, arg(search, size)).catch(() => undefined);
    },
  };
}
