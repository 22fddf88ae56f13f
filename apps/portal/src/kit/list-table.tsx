import { Button, DataTable, type DataTableProps, Empty, EmptyArt, Pagination } from '@lading/ui';
import { useText } from '../i18n/text.ts';
import type { ListSearch } from './list-search.ts';
import { listState } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

interface Words {
  title: string;
  reason: string;
}

interface ListTableProps<S extends ListSearch, Row extends object>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'columns' | 'selectedKey' | 'onRowOpen' | 'selected' | 'onSelectedChange' | 'selectionActions'
  > {
  page: ListPage<S, Row>;
  /** where there is nothing at all */
  none: Words;
  /** where the address leaves everything out, with the way back to all; without it `none` is said */
  noMatch?: Words;
}

/** The rows of a list with their order, columns and pages; on its way, failed and empty are told in their place. */
export function ListTable<S extends ListSearch, Row extends object>({
  page,
  none,
  noMatch,
  ...rest
}: ListTableProps<S, Row>) {
  const text = useText();
  const { answer, records, search, narrowed, size, sort, columns, setSort, turn, clear } = page;
  const total = answer.status === 'ready' ? answer.data.total : undefined;
  return (
    <DataTable
      {...rest}
      {...listState(answer)}
      rowKey={page.rowKey}
      rowName={page.rowName}
      choice={columns}
      rows={records}
      loadingRows={size}
      empty={
        narrowed && noMatch ? (
          <Empty {...noMatch} action={<Button onClick={clear}>{text('list.clear')}</Button>} />
        ) : (
          <Empty art={<EmptyArt />} {...none} />
        )
      }
      sort={sort}
      onSortChange={setSort}
      footer={<Pagination current={search.page ?? 1} size={size} total={total} onChange={turn} />}
    />
  );
}
