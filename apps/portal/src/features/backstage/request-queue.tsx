import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Code,
  type DataColumn,
  DataTable,
  Deadline,
  Empty,
  EmptyArt,
  FilterBar,
  icons,
  Pagination,
  Select,
  TextField,
  useFormat,
  WebStatusTag,
} from '@lading/ui';
import { useMemo, useRef } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import type { BillsSearch } from './bills-search.ts';

const { blRequestQueue } = contract.order;
type Row = Out<typeof blRequestQueue>['records'][number];

const SIZE = 20;
const STATES = ['open', 'answered', 'all'] as const;
const rowKey = (row: Row) => row.bookingId;
const rowName = (row: Row) => row.billNo || row.bookingNo;
/** A change of the words waits until the typing stops. */
const TYPING = 400;

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { dateTime } = useFormat();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: 'billNo',
        header: text('backstage.billNo'),
        cell: (row) => <Code>{row.billNo || '—'}</Code>,
        sticky: 'start',
      },
      { id: 'bookingNo', header: text('backstage.bookingNo'), cell: (row) => <Code>{row.bookingNo}</Code> },
      { id: 'customer', header: text('backstage.customer'), cell: (row) => row.customerName },
      { id: 'cutOff', header: text('backstage.cutOff'), cell: (row) => <Deadline at={row.cutOff} now={now} /> },
      { id: 'version', header: text('backstage.version'), cell: (row) => String(row.version), numeric: true },
      { id: 'open', header: text('backstage.open'), cell: (row) => `${row.open} / ${row.total}`, numeric: true },
      { id: 'since', header: text('backstage.since'), cell: (row) => dateTime(row.since).slice(0, 16) },
      {
        id: 'status',
        header: text('backstage.status'),
        cell: (row) => <WebStatusTag status={row.webStatus} name={row.webStatusName} />,
        sticky: 'end',
      },
    ],
    [text, dateTime, now],
  );
}

interface RequestQueueProps {
  search: BillsSearch;
  onChange(change: Partial<BillsSearch>): void;
  onOpen(bookingId: number): void;
}

/** Bookings with changes that customers ask for, the nearest cut-off first. */
export function RequestQueue({ search, onChange, onOpen }: RequestQueueProps) {
  const text = useText();
  const columns = useColumns();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { keyword, page = 1, state = 'open' } = search;
  const asked = {
    current: page,
    size: SIZE,
    state: state as (typeof STATES)[number],
    ...(keyword !== undefined && { keyword }),
  };
  const { data, error, refresh } = useQuery(blRequestQueue, asked, { keepPrevious: true });
  const failed = data === undefined && error !== undefined;
  return (
    <>
      <FilterBar label={text('backstage.queue')}>
        <TextField
          type="search"
          icon={icons.search}
          label={text('backstage.keyword')}
          placeholder={text('backstage.keywordHint')}
          defaultValue={keyword}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onChange({ keyword: value.trim() || undefined }), TYPING);
          }}
        />
        <Select
          label={text('backstage.state')}
          value={state}
          options={STATES.map((value) => ({ value, label: text(`backstage.state.${value}`) }))}
          onChange={({ target: { value } }) =>
            onChange({ state: value === 'answered' || value === 'all' ? value : undefined })
          }
        />
      </FilterBar>
      <DataTable
        label={text('backstage.queue')}
        columns={columns}
        rows={data?.records ?? []}
        rowKey={rowKey}
        rowName={rowName}
        state={failed ? 'error' : data === undefined ? 'loading' : 'ready'}
        error={failed ? { message: errorText(text, error), onRetry: refresh } : undefined}
        empty={<Empty art={<EmptyArt />} title={text('backstage.none')} reason={text('backstage.noneReason')} />}
        onRowOpen={({ bookingId }) => onOpen(bookingId)}
        footer={
          <Pagination
            current={page}
            size={SIZE}
            total={data?.total}
            onChange={({ current }) => onChange({ page: current })}
          />
        }
      />
    </>
  );
}
