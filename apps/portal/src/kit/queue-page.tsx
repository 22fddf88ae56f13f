import { type DataColumn, type LinkTab, LinkTabs, Page } from '@lading/ui';
import type { ReactNode } from 'react';
import { ListFilters } from './list-filters.tsx';
import type { ListSearch } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import type { ListWords } from './list-table-props.tsx';
import type { ListPage } from './use-list-page.ts';

interface QueuePageProps<S extends ListSearch, Row extends object> extends ListWords {
  page: ListPage<S, Row>;
  label: string;
  columns: readonly DataColumn<Row>[];
  /** the queues, each with an address of its own */
  tabs: readonly LinkTab[];
  /** what the tabs are called, where it is not what the page is */
  tabsLabel?: string;
  keywordHint: string;
  actions?: ReactNode;
  onRowOpen(row: Row): void;
}

/** Work that waits in queues: the queues above, what narrows them, and the rows of one. */
export function QueuePage<S extends ListSearch, Row extends object>({
  page,
  label,
  columns,
  tabs,
  tabsLabel = label,
  keywordHint,
  actions,
  ...words
}: QueuePageProps<S, Row>) {
  return (
    <Page title={label} meta={page.updated} fill actions={actions}>
      <LinkTabs label={tabsLabel} items={tabs} />
      <ListFilters page={page} columns={columns} label={label} keywordHint={keywordHint} filters={[]} clearable />
      <ListTable page={page} label={label} columns={columns} {...words} />
    </Page>
  );
}
