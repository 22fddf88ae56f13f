import { number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { kindNumber } from './fields.ts';
import { ORDER_SORTS, WAITS_FOR } from './shapes.ts';

const orderRow = object({
  bookingId: id(),
  orderId: id(),
  bookingNo: text(),
  bkgNo: text(),
  mblNo: text(),
  blType: kindNumber(),
  shippingName: text(),
  portStartName: text(),
  portStartCode: text(),
  portEndName: text(),
  portEndCode: text(),
  vessel: text(),
  voyage: text(),
  // A local date at the port of loading; never shifted.
  etd: string().nullable().defined(),
  // An instant; shown by the clock of the port of loading.
  cutOff: string().nullable().defined(),
  // The zone of that clock (IANA).
  zone: text(),
  // `2×40HQ 1×20GP`
  containers: text(),
  webStatus: number().integer().required(),
  webStatusName: text(),
  accountId: maybeId().nullable().defined(),
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
    // Whose turn it is: the customer's with a draft to write or to check, the forwarder's with what was sent to him.
    waitsFor: string<(typeof WAITS_FOR)[number]>().strict().oneOf(WAITS_FOR),
    bookingId: maybeId(),
    sort: object({
      field: string<(typeof ORDER_SORTS)[number]>().oneOf(ORDER_SORTS).required(),
      order: string<'asc' | 'desc'>().oneOf(['asc', 'desc']).required(),
    })
      .default(undefined)
      .optional(),
  }),
  output: pageOf(orderRow),
});
