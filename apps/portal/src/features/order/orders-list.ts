import { contract, ORDER_SORTS, type Out } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { defineList, said } from '../../kit/list.ts';
import { CUSTOMER_DESK } from '../../session/desk.ts';
import type { OrdersSearch } from './orders-search.ts';

const { orderPage } = contract.order;
export type Order = Out<typeof orderPage>['records'][number];

/** The bookings of a customer. */
export const ordersList = defineList(orderPage, {
  name: 'orders',
  path: CUSTOMER_DESK,
  sorts: ORDER_SORTS,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: (asked, { status, stage, waits, from, to, pod, carrier, bookingId }: OrdersSearch) => ({
    ...asked,
    ...said({ webStatus: status, orderStatus: stage, waitsFor: waits, etdFrom: from, etdTo: to, bookingId }),
    ...said({ portEndCode: pod, shippingName: carrier }),
  }),
});

/** What of an address belongs to a view that is kept: what narrows the list, and its order. */
export const viewOf = ({
  keyword,
  sort,
  status,
  stage,
  waits,
  from,
  to,
  pod,
  carrier,
}: OrdersSearch): OrdersSearch => ({
  keyword,
  sort,
  status,
  stage,
  waits,
  from,
  to,
  pod,
  carrier,
});

/** Whether its booking is still to be written: a draft, or one that came back. */
export const isWritable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus === ORDER_STATUS.draft || orderStatus === ORDER_STATUS.returned;
const WITHOUT_BILL: readonly number[] = [ORDER_STATUS.submitted, ORDER_STATUS.accepted, ORDER_STATUS.cancelled];
/** Whether there can be a bill to look at: of what nobody gave space to there is none. */
export const hasBill = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean => !WITHOUT_BILL.includes(orderStatus);
/** Where its booking is written, in all sections. */
export const formOf = ({ bookingId }: Pick<Order, 'bookingId'>): string =>
  `/booking?bookingId=${bookingId}&sections=1-6`;
/** Where all of it is seen; a draft has nothing but its form. */
export const placeOf = (order: Pick<Order, 'bookingId' | 'orderStatus'>): string =>
  order.orderStatus === ORDER_STATUS.draft ? formOf(order) : `/orders/${order.bookingId}`;
