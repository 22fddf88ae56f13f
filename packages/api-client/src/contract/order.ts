import { array, number, object, string } from 'yup';
import { query } from './define.ts';
import { exactText, id, pageOf, paging, text } from './fields.ts';
import { booking } from './order-bills.ts';

/** Columns a bookings page can be sorted by. */
export const ORDER_SORTS = ['bookingNo', 'mblNo', 'etd', 'cutOff', 'webStatus', 'createTime'] as const;

const orderRow = object({
  bookingId: id(),
  orderId: id(),
  bookingNo: text(),
  bkgNo: text(),
  mblNo: text(),
  blType: number<1 | 2>().oneOf([1, 2]).required(),
  shippingName: text(),
  portStartName: text(),
  portStartCode: text(),
  portEndName: text(),
  portEndCode: text(),
  vessel: text(),
  voyage: text(),
  // A local date at the port of loading; never shifted.
  etd: string().nullable().defined(),
  // An instant; shown in the clock of the port of loading.
  cutOff: string().nullable().defined(),
  // `2×40HQ 1×20GP`
  containers: text(),
  webStatus: number().integer().required(),
  webStatusName: text(),
  accountId: number().integer().nullable().defined(),
  accountStatus: number().integer().nullable().defined(),
});

export const orderPage = query('/order/weborder/queryWebOrderPage.do', 'Bookings of the customer', {
  access: 'order:view',
  assumed: true,
  input: object({
    ...paging(10),
    // Matches booking number, carrier booking, bill and container numbers.
    keyword: exactText().max(200).default(''),
    webStatus: number().strict().integer().min(1).max(10),
    bookingId: number().strict().integer().positive(),
    sort: object({
      field: string<(typeof ORDER_SORTS)[number]>().oneOf(ORDER_SORTS).required(),
      order: string<'asc' | 'desc'>().oneOf(['asc', 'desc']).required(),
    })
      .default(undefined)
      .optional(),
  }),
  output: pageOf(orderRow),
});

export const blType = query('/order/websi/getBlType.do', 'Bill type: 1 master, 2 house', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: number<1 | 2>().oneOf([1, 2]).required(),
});

export const blFile = query('/order/websi/getBlFile.do', 'Path of the sample, fetched with the session', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: text(),
});

const billIds = () => object({ list: array(id()).max(9).required() });

export const countNumMbl = query('/order/websi/countNumMbl.do', 'Ids of the sub-bills of the master bill', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: billIds(),
});

export const countNumHbl = query('/order/websi/countNumHbl.do', 'Ids of the sub-bills of the house bill', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: billIds(),
});
