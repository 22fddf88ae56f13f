import { DataTable, type DataTableProps } from '@lading/ui';
import type { ListSearch } from './list-search.ts';
import { type ListWords, useListTable } from './list-table-props.tsx';
import type { ListPage } from './use-list-page.ts';

interface ListTableProps<S extends ListSearch, Row extends object>
  extends ListWords,
    Pick<
      DataTableProps<Row>,
      'label' | 'columns' | 'selectedKey' | 'onRowOpen' | 'selected' | 'onSelectedChange' | 'selectionActions'
    > {
  page: ListPage<S, Row>;
}

/** The rows of a list with their order, columns and pages; on its way, failed and empty are told in their place. */
export function ListTable<S extends ListSearch, Row extends object>({
  page,
  none,
  noMatch,
  ...rest
}: ListTableProps<S, Row>) {
  return <DataTable {...rest} {...useListTable(page, { none, noMatch })} />;
}
