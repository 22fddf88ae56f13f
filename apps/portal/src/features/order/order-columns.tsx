import type { contract, Out } from '@lading/api-client/contract';
import { Code, type DataColumn, Deadline, TextButton, useFormat, WebStatusTag } from '@lading/ui';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { shipText } from './ship-text.ts';

export type Order = Out<typeof contract.order.orderPage>['records'][number];

export interface OrderActions {
  onCopy(order: Order): void;
  onAccount(order: Order & { accountId: number }): void;
}

/** Whether the customer can still confirm the charges of a booking. */
const isBillable = ({ accountStatus }: Order): boolean =>
  accountStatus === ACCOUNT_STATUS.toConfirm || accountStatus === ACCOUNT_STATUS.reissued;

const withAccount = (order: Order): order is Order & { accountId: number } => order.accountId !== null;

/** The columns of the bookings list; what a row offers stands at its end. */
export function useOrderColumns({ onCopy, onAccount }: OrderActions): readonly DataColumn<Order>[] {
  const text = useText();
  const { dayMonth } = useFormat();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: 'bookingNo',
        header: text('orders.bookingNo'),
        cell: (row) => <Code>{row.bookingNo}</Code>,
        sortable: true,
        sticky: 'start',
      },
      { id: 'mblNo', header: text('orders.mblNo'), cell: (row) => <Code>{row.mblNo || '—'}</Code>, sortable: true },
      { id: 'lane', header: text('orders.lane'), cell: (row) => `${row.portStartName} → ${row.portEndName}` },
      {
        id: 'vessel',
        header: text('orders.vessel'),
        cell: (row) => shipText(row) || '—',
      },
      { id: 'etd', header: text('orders.etd'), cell: (row) => dayMonth(row.etd), sortable: true },
      {
        id: 'cutOff',
        header: text('orders.cutOff'),
        cell: (row) => <Deadline at={row.cutOff} now={now} />,
        sortable: true,
      },
      {
        id: 'webStatus',
        header: text('orders.status'),
        cell: (row) => <WebStatusTag status={row.webStatus} name={row.webStatusName} />,
        sortable: true,
      },
      { id: 'containers', header: text('orders.containers'), cell: (row) => row.containers || '—' },
      {
        id: 'account',
        header: text('orders.account'),
        cell: (row) =>
          withAccount(row) ? (
            <TextButton onClick={() => onAccount(row)}>
              {text(isBillable(row) ? 'orders.accountOpen' : 'orders.accountView')}
            </TextButton>
          ) : (
            text('orders.accountNone')
          ),
      },
      { id: 'bkgNo', header: text('orders.bkgNo'), cell: (row) => <Code>{row.bkgNo || '—'}</Code> },
      { id: 'shipping', header: text('orders.shipping'), cell: (row) => row.shippingName },
      {
        id: 'actions',
        header: text('orders.actions'),
        sticky: 'end',
        cell: (row) => (
          <TextButton onClick={() => onCopy(row)}>
            {text(row.webStatus === WEB_STATUS.copyReady ? 'orders.check' : 'orders.view')}
          </TextButton>
        ),
      },
    ],
    [text, dayMonth, now, onCopy, onAccount],
  );
}
