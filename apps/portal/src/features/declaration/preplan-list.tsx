import { contract } from '@lading/api-client/contract';
import { type DataColumn, Deadline, Inline, icons, StatusTag, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, type RowOf } from '../../kit/list.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { columnsAt, PapersList, type PapersPath, type PapersProps, papersOptions } from './papers-list.tsx';
import { PreplanTag } from './state-tag.tsx';

const { preplanPage } = contract.order;
type Row = RowOf<typeof preplanPage>;
type Path = PapersPath<'preplan'>;

const listOf = (path: Path) => defineList(preplanPage, { path, ...papersOptions('preplan', path) });
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
    return columnsAt(path, all);
  }, [text, now, minute, weight, path]);
}

/** Bookings whose pre-plan is to be filed, or to be answered. */
export function PreplanList({ path, ...props }: PapersProps<Row, 'preplan'>) {
  const text = useText();
  const page = useListPage(LISTS[path], props.search);
  const columns = useColumns(path);
  return (
    <PapersList
      {...props}
      paper="preplan"
      own={path === '/preplan'}
      page={page}
      columns={columns}
      keywordHint={text('declaration.preplanKeyword')}
    />
  );
}
