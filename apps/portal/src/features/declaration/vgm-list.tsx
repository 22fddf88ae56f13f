import { contract } from '@lading/api-client/contract';
import { type DataColumn, Deadline, Inline, Page, useFormat } from '@lading/ui';
import { VGM_STATES } from '@lading/validators/vgm';
import { type ReactNode, useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, type RowOf } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { PapersSearch } from './lists-search.ts';
import { VgmTag } from './state-tag.tsx';

const { vgmPage } = contract.order;
type VgmListRow = RowOf<typeof vgmPage>;
type Path = '/vgm' | '/backstage/vgm';

const listOf = (path: Path) =>
  defineList(vgmPage, {
    ...{ name: path === '/vgm' ? 'vgm' : 'vgmDesk', path, size: 20 },
    rowKey: ({ bookingId }) => bookingId,
    rowName: ({ bookingNo }) => bookingNo,
    arg: (asked, { show = 'open' }: PapersSearch) => ({ ...asked, ...(show === 'open' && { open: true }) }),
  });
const LISTS = { '/vgm': listOf('/vgm'), '/backstage/vgm': listOf('/backstage/vgm') };

/** How many containers are in each state. */
function Counts({ counts }: { counts: readonly number[] }) {
  const text = useText();
  const some = VGM_STATES.filter((state) => (counts[state - 1] ?? 0) > 0);
  if (some.length === 0) return <VgmTag status={1} name={text('declaration.notStarted')} />;
  return (
    <Inline gap="xs">
      {some.map((state) => (
        <VgmTag
          key={state}
          status={state}
          name={text(`declaration.count.${state}`, { count: counts[state - 1] ?? 0 })}
        />
      ))}
    </Inline>
  );
}

function useColumns(path: Path): readonly DataColumn<VgmListRow>[] {
  const text = useText();
  const now = useNow();
  const { minute, weight } = useFormat();
  return useMemo(() => {
    const all = columnsOf<VgmListRow>()(text, 'declaration.col', {
      bookingNo: {
        cell: ({ bookingNo }) => bookingNo,
        sticky: 'start',
      },
      customer: { cell: ({ customerName }) => customerName },
      ship: { cell: ({ vessel, voyage }) => [vessel, voyage].filter(Boolean).join(' / ') || '—' },
      route: { cell: ({ polName, podName }) => `${polName} → ${podName}` },
      closes: { cell: ({ closesAt, zone }) => <Deadline at={closesAt} zone={zone} now={now} /> },
      boxes: { cell: ({ boxes }) => boxes || '—', numeric: true },
      kilograms: { cell: ({ kilograms }) => (kilograms === '0' ? '—' : weight(kilograms)), numeric: true },
      submitted: { cell: ({ submittedAt }) => minute(submittedAt), numeric: true },
      locked: { cell: ({ locked }) => locked || '—' },
      state: { cell: ({ counts }) => <Counts counts={counts} />, sticky: 'end' },
    });
    return path === '/vgm' ? all.filter(({ id }) => id !== 'customer') : all;
  }, [text, now, minute, weight, path]);
}

interface VgmListProps {
  path: Path;
  search: PapersSearch;
  title: string;
  onOpen(row: VgmListRow, put: (bookingId: number | undefined) => void): void;
  children?: (put: (bookingId: number | undefined) => void) => ReactNode;
}

/** Bookings whose containers are to be declared, or to be answered. */
export function VgmList({ path, search, title, onOpen, children }: VgmListProps) {
  const text = useText();
  const page = useListPage(LISTS[path], search);
  const columns = useColumns(path);
  const put = (bookingId: number | undefined) => page.put({ bookingId }, bookingId === undefined);
  return (
    <Page title={title} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={title}
        keywordHint={text('declaration.vgmKeyword')}
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
