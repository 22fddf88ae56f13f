import { Button, Empty, EmptyArt, Pagination } from '@lading/ui';
import { useText } from '../i18n/text.ts';
import type { ListSearch } from './list-search.ts';
import { listState } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

interface Words {
  title: string;
  reason: string;
}

export interface ListWords {
  /** where there is nothing at all */
  none: Words;
  /** where the address leaves everything out, with the way back to all; without it `none` is said */
  noMatch?: Words | undefined;
}

/** What any table takes of a list: rows with their names, order, columns and pages; on its way, failed and empty in their place. */
export function useListTable<S extends ListSearch, Row extends object>(
  page: ListPage<S, Row>,
  { none, noMatch }: ListWords,
) {
  const text = useText();
  const { answer, records, search, narrowed, size, sort, columns, setSort, turn, clear } = page;
  const total = answer.status === 'ready' ? answer.data.total : undefined;
  const empty =
    narrowed && noMatch ? (
      <Empty {...noMatch} action={<Button onClick={clear}>{text('list.clear')}</Button>} />
    ) : (
      <Empty art={<EmptyArt />} {...none} />
    );
  return {
    ...listState(answer),
    rowKey: page.rowKey,
    rowName: page.rowName,
    choice: columns,
    rows: records,
    loadingRows: size,
    empty,
    sort,
    onSortChange: setSort,
    footer: <Pagination current={search.page ?? 1} size={size} total={total} onChange={turn} />,
  };
}
