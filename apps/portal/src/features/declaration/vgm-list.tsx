import { contract } from '@lading/api-client/contract';
import { type DataColumn, Deadline, Inline, useFormat } from '@lading/ui';
import { VGM_STATES } from '@lading/validators/vgm';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, type RowOf } from '../../kit/list.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { columnsAt, PapersList, type PapersPath, type PapersProps, papersOptions } from './papers-list.tsx';
import { VgmTag } from './state-tag.tsx';

const { vgmPage } = contract.order;
type VgmListRow = RowOf<typeof vgmPage>;
type Path = PapersPath<'vgm'>;

const listOf = (path: Path) => defineList(vgmPage, { path, ...papersOptions('vgm', path) });
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
    return columnsAt(path, all);
  }, [text, now, minute, weight, path]);
}

/** Bookings whose containers are to be declared, or to be answered. */
export function VgmList({ path, ...props }: PapersProps<VgmListRow, 'vgm'>) {
  const text = useText();
  const page = useListPage(LISTS[path], props.search);
  const columns = useColumns(path);
  return (
    <PapersList
      {...props}
      paper="vgm"
      own={path === '/vgm'}
      page={page}
      columns={columns}
      keywordHint={text('declaration.vgmKeyword')}
    />
  );
}
