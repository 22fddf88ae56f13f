import { Button, type ColumnChoice, type DataColumn, DataTable, Empty, EmptyArt, Pagination } from '@lading/ui';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Order } from './order-columns.tsx';
import { sortOf, sortText } from './orders-arg.ts';
import type { OrdersSearch } from './orders-search.ts';
import type { useOrders } from './use-orders.ts';

interface OrderTableProps {
  columns: readonly DataColumn<Order>[];
  choice: ColumnChoice | null;
  search: OrdersSearch;
  orders: ReturnType<typeof useOrders>;
  onChange(change: { page?: number | undefined; sort?: string | undefined }): void;
  onClear(): void;
  onOpen(order: Order): void;
}

const rowKey = (row: Order) => row.bookingId;
const rowName = (row: Order) => row.bookingNo;

export function OrderTable({ columns, choice, search, orders, onChange, onClear, onOpen }: OrderTableProps) {
  const text = useText();
  const { data, error, size, setSize, refresh } = orders;
  const failed = data === undefined && error !== undefined;
  const narrowed = search.keyword !== undefined || search.status !== undefined || search.bookingId !== undefined;
  return (
    <DataTable
      label={text('routes.orders')}
      columns={columns}
      choice={choice}
      rows={data?.records ?? []}
      rowKey={rowKey}
      rowName={rowName}
      state={failed ? 'error' : data === undefined ? 'loading' : 'ready'}
      error={failed ? { message: errorText(text, error), onRetry: refresh } : undefined}
      loadingRows={size}
      empty={
        narrowed ? (
          <Empty
            title={text('orders.noMatch')}
            reason={text('orders.noMatchReason')}
            action={<Button onClick={onClear}>{text('orders.clear')}</Button>}
          />
        ) : (
          <Empty art={<EmptyArt />} title={text('orders.none')} reason={text('orders.noneReason')} />
        )
      }
      sort={sortOf(search.sort)}
      onSortChange={(sort) => onChange({ sort: sortText(sort), page: undefined })}
      selectedKey={search.bookingId}
      onRowOpen={onOpen}
      footer={
        <Pagination
          current={search.page ?? 1}
          size={size}
          total={data?.total}
          onChange={(next) => {
            setSize(next.size);
            onChange({ page: next.current });
          }}
        />
      }
    />
  );
}
