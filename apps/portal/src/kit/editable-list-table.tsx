import { EditableTable, type EditableTableProps } from '@lading/ui';
import type { ListSearch } from './list-search.ts';
import { type ListWords, useListTable } from './list-table-props.tsx';
import type { ListPage } from './use-list-page.ts';

type Edited<Row extends object, Draft extends object> = Pick<
  EditableTableProps<Row, Draft>,
  | 'label'
  | 'columns'
  | 'draftOf'
  | 'onSave'
  | 'blank'
  | 'onBlankClose'
  | 'rowActions'
  | 'selected'
  | 'onSelectedChange'
  | 'selectionActions'
>;

interface EditableListTableProps<S extends ListSearch, Row extends Revised, Draft extends object>
  extends ListWords,
    Edited<Row, Draft> {
  page: ListPage<S, Row>;
}

/** What several people may change: each change is another revision. */
export interface Revised {
  readonly id: number;
  readonly revision: number;
}

export const revisionOf = ({ revision }: Revised) => revision;

/** The rows of a list, edited where they stand. */
export function EditableListTable<S extends ListSearch, Row extends Revised, Draft extends object>({
  page,
  none,
  noMatch,
  ...rest
}: EditableListTableProps<S, Row, Draft>) {
  return <EditableTable {...rest} {...useListTable(page, { none, noMatch })} stampOf={revisionOf} />;
}
