import { contract } from '@lading/api-client/contract';
import { type DataColumn, Deadline, Inline, icons, Page, StatusTag, useFormat } from '@lading/ui';
import { type ReactNode, useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, type RowOf } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { PapersSearch } from './lists-search.ts';
import { PreplanTag } from './state-tag.tsx';

const { preplanPage } = contract.order;
type Row = RowOf<typeof preplanPage>;
type Path = '/preplan' | '/backstage/preplan';

const listOf = (path: Path) =>
  defineList(preplanPage, {
    ...{ name: path === '/preplan' ? 'preplan' : 'preplanDesk', path, size: 20 },
    rowKey: ({ bookingId }) => bookingId,
    rowName: ({ bookingNo }) => bookingNo,
    arg: (asked, { show = 'open' }: PapersSearch) => ({ ...asked, ...(show === 'open' && { open: true }) }),
  });
const LISTS = { '/preplan': listOf('/preplan'), '/backstage/preplan': listOf('/backstage/preplan') };

function useColumns(path: Path): readonly DataColumn<Row>[] {
  const text = useText();
  const now = useNow();
  const { minute, weight } = useFormat();
  return useMemo(() => {
    const all = columnsOf<Row>()(text, 'declaration.col', {
      bookingNo: {
        cell: ({ bookingNo }) => bookingNo,
        sticky: 'start',
      },
      customer: { cell: ({ customerName }) => customerName },
      mblNo: { cell: ({ mblNo }) => mblNo || '—' },
      ship: { cell: ({ vessel, voyage }) => [vessel, voyage].filter(Boolean).join(' / ') || '—' },
      route: { cell: ({ polName, podName }) => `${polName} → ${podName}` },
      files: { cell: ({ closesAt, zone }) => <Deadline at={closesAt} zone={zone} now={now} /> },
      number: { cell: ({ number }) => number || '—', numeric: true },
      weight: { cell: (row) => (row.weight ? weight(row.weight) : '—'), numeric: true },
      submitted: { cell: ({ submittedAt }) => minute(submittedAt), numeric: true },
      state: {
        cell: ({ status, statusName, differs }) => (
          <Inline gap="xs">
            <PreplanTag status={status} name={statusName} />
            {differs && (
              <StatusTag tone="warning" glyph={icons.warning}>
                {text('declaration.differsTag')}
              </StatusTag>
            )}
          </Inline>
        ),
        sticky: 'end',
      },
    });
    return path === '/preplan' ? all.filter(({ id }) => id !== 'customer') : all;
  }, [text, now, minute, weight, path]);
}

interface PreplanListProps {
  path: Path;
  search: PapersSearch;
  title: string;
  onOpen(row: Row, put: (bookingId: number | undefined) => void): void;
  children?: (put: (bookingId: number | undefined) => void) => ReactNode;
}

/** Bookings whose pre-plan is to be filed, or to be answered. */
export function PreplanList({ path, search, title, onOpen, children }: PreplanListProps) {
  const text = useText();
  const page = useListPage(LISTS[path], search);
  const columns = useColumns(path);
  const put = (bookingId: number | undefined) => page.put({ bookingId }, bookingId === undefined);
  return (
    <Page title={title} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={title}
        keywordHint={text('declaration.preplanKeyword')}
        filters={[
          {
            ...{ name: 'show', label: text('declaration.shown'), usual: 'open' },
            options: (['open', 'all'] as const).map((value) => ({ value, label: text(`declaration.${value}`) })),
          },
        ]}
      />
      <ListTable
        page={page}
        label={title}
        columns={columns}
        selectedKey={search.bookingId}
        none={{ title: text('declaration.none'), reason: text('declaration.noneReason') }}
        onRowOpen={(row) => onOpen(row, put)}
      />
      {children?.(put)}
    </Page>
  );
}
