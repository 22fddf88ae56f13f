import { Code, type DataColumn, Deadline, Link, TextButton, useFormat, WebStatusTag } from '@lading/ui';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { formOf, hasBill, isWritable, type Order, placeOf } from './orders-list.ts';
import { shipText } from './ship-text.ts';

/** Whether the customer can still confirm the charges of a booking. */
const isBillable = ({ accountStatus }: Order): boolean =>
  accountStatus === ACCOUNT_STATUS.toConfirm || accountStatus === ACCOUNT_STATUS.reissued;

/** The columns of the bookings list; what a row offers stands at its end. */
export function useOrderColumns(
  onCopy: (order: Order) => void,
  onAccount: (accountId: number) => void,
): readonly DataColumn<Order>[] {
  const text = useText();
  const { dayMonth } = useFormat();
  const now = useNow();
  return useMemo(() => {
    const account = ({ accountId }: Order, label: string) =>
      accountId === null ? (
        text('orders.accountNone')
      ) : (
        <TextButton onClick={() => onAccount(accountId)}>{label}</TextButton>
      );
    const status = ({ webStatus, webStatusName }: Order) => <WebStatusTag status={webStatus} name={webStatusName} />;
    const check = ({ webStatus }: Order) => (webStatus === WEB_STATUS.copyReady ? 'orders.check' : 'orders.view');
    const action = (row: Order) =>
      isWritable(row) ? (
        <Link href={formOf(row)}>
          {text(row.orderStatus === ORDER_STATUS.draft ? 'orders.continue' : 'orders.correct')}
        </Link>
      ) : !hasBill(row) ? (
        <Link href={placeOf(row)}>{text('orders.view')}</Link>
      ) : (
        <TextButton onClick={() => onCopy(row)}>{text(check(row))}</TextButton>
      );
    return columnsOf<Order>()(text, 'orders', {
      bookingNo: { cell: (row) => <Code>{row.bookingNo}</Code>, sortable: true, sticky: 'start' },
      mblNo: { cell: (row) => <Code>{row.mblNo || '—'}</Code>, sortable: true },
      lane: { cell: (row) => `${row.portStartName} → ${row.portEndName}` },
      vessel: { cell: (row) => shipText(row) || '—' },
      etd: { cell: (row) => dayMonth(row.etd), sortable: true },
      cutOff: { cell: (row) => <Deadline at={row.cutOff} zone={row.zone} now={now} />, sortable: true },
      orderStatus: { cell: (row) => row.orderStatusName },
      webStatus: { header: text('orders.status'), cell: status, sortable: true },
      containers: { cell: (row) => row.containers || '—' },
      account: { cell: (row) => account(row, text(isBillable(row) ? 'orders.accountOpen' : 'orders.accountView')) },
      bkgNo: { cell: (row) => <Code>{row.bkgNo || '—'}</Code> },
      shipping: { cell: (row) => row.shippingName },
      actions: { cell: action, sticky: 'end' },
    });
  }, [text, dayMonth, now, onCopy, onAccount]);
}
