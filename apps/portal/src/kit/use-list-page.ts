import type { Endpoint } from '@lading/api-client/contract';
import { type Query, useQuery } from '@lading/api-client/react';
import { type ColumnChoice, type Loadable, type RowKey, type TableSort, useFormat, useKept } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { usePortal } from '../app/context.ts';
import { useSince } from '../app/use-since.ts';
import { useText } from '../i18n/text.ts';
import { type List, type RowOf, type Rows, sortText } from './list.ts';
import { keptColumns, keptSize } from './list-preferences.ts';
import type { ListSearch } from './list-search.ts';
import { useLoadable } from './use-loadable.ts';

const NONE: readonly never[] = [];

/** Which rows an address asks for, whatever their order and page. */
const rowsOf = <S extends ListSearch, E extends Endpoint>(list: List<S, E>, search: S) =>
  JSON.stringify(list.arg({ ...search, page: undefined, sort: undefined }, list.size));

/** A list as its address says it, and how the reader changes that. */
export interface ListPage<S extends ListSearch, Row> {
  readonly search: S;
  /** it asks for other rows than an empty address does */
  readonly narrowed: boolean;
  readonly rowKey: (row: Row) => RowKey;
  readonly rowName: (row: Row) => string;
  /** the page that the address asks for; the one before stays until it is there */
  readonly answer: Loadable<Rows<Row>>;
  /** its rows, none before they are there */
  readonly records: readonly Row[];
  /** when they came, in words; undefined before */
  readonly updated: string | undefined;
  readonly size: number;
  readonly sort: TableSort | undefined;
  readonly columns: ColumnChoice | null;
  setColumns(choice: ColumnChoice | null): void;
  /** opens another address of the list */
  go(search: S, replace?: boolean): void;
  /** changes a part of the address; the rest of it stays */
  put(part: Partial<S>, replace?: boolean): void;
  /** the same for what decides about the rows: begins at the first page */
  narrow(part: Partial<S>): void;
  clear(): void;
  setSort(sort: TableSort | undefined): void;
  /** another page, or another number of rows on it, which is kept */
  turn(page: { current: number; size: number }): void;
}

/** Address, argument, rows and what the reader keeps of one list; the page draws it by `ListFilters` and `ListTable`. */
export function useListPage<S extends ListSearch, E extends Endpoint>(
  list: List<S, E>,
  search: S,
): ListPage<S, RowOf<E>> {
  const router = useRouter();
  const text = useText();
  const { time } = useFormat();
  const { preferences } = usePortal();
  const [size, setSize] = useKept(useMemo(() => keptSize(preferences, list.name, list.size), [preferences, list]));
  const [columns, setColumns] = useKept(useMemo(() => keptColumns(preferences, list.name), [preferences, list]));
  const query = useQuery(list.call, list.arg(search, size), { keepPrevious: true }) as Query<Rows<RowOf<E>>>;
  const answer = useLoadable(query);

  const move = useCallback(
    (next: S | ((now: S) => S), replace: boolean) =>
      // The router knows the search of each path by its name alone; here it is the list that ties the two.
      void router.navigate({ to: list.path, search: next, replace, resetScroll: false } as never),
    [router, list],
  );
  const put = useCallback((part: Partial<S>, replace = false) => move((now) => ({ ...now, ...part }), replace), [move]);
  const narrow = useCallback((part: Partial<S>) => put({ page: undefined, ...part }, true), [put]);

  // A page that no longer exists, after a filter or a smaller list: show the last one.
  const last = query.data && Math.max(1, Math.ceil(query.data.total / size));
  const beyond = last !== undefined && (search.page ?? 1) > last;
  useEffect(() => {
    if (beyond) put({ page: last } as Partial<S>, true);
  }, [beyond, last, put]);

  const since = time(new Date(useSince(query.data)).toISOString());
  return {
    search,
    narrowed: rowsOf(list, search) !== rowsOf(list, {} as S),
    rowKey: list.rowKey,
    rowName: list.rowName,
    answer,
    records: query.data?.records ?? NONE,
    updated: query.data && text('list.updated', { time: since }),
    size,
    sort: list.sortOf(search),
    columns,
    setColumns,
    go: (next, replace = false) => move(next, replace),
    put,
    narrow,
    clear: () => move({} as S, true),
    setSort: (sort) => narrow({ sort: sortText(sort) } as Partial<S>),
    turn(page) {
      setSize(page.size);
      put({ page: page.current } as Partial<S>, true);
    },
  };
}
