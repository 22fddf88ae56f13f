import { contract, ORDER_SORTS, type Out } from '@lading/api-client/contract';
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
  arg: (asked, { status, waits, bookingId }: OrdersSearch) => ({
    ...asked,
    ...said({ webStatus: status, waitsFor: waits, bookingId }),
  }),
});
