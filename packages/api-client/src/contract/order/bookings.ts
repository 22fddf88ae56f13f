import { ORDER_STATUSES, type OrderStatus } from '@lading/validators/booking';
import { array, number, object, string } from 'yup';
import { day } from '../content/fields.ts';
import { download, query } from '../define.ts';
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
  // How far the booking itself is.
  orderStatus: number<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  orderStatusName: text(),
  // Something waits for the customer: the kind of business, null where nothing does.
  openToDo: number().integer().nullable().defined(),
  accountId: maybeId().nullable().defined(),
  accountStatus: number().integer().nullable().defined(),
});

export const orderPage = query('/order/weborder/queryWebOrderPage.do', 'Bookings of the customer', {
  access: 'order:view',
  assumed: true,
  input: object({
    ...paging(10),
    // Matches booking number, carrier booking, bill and container numbers; up to 50 of them at once, on lines or between commas.
    keyword: exactText().max(1000).default(''),
    webStatus: number().strict().integer().min(1).max(10),
    orderStatus: number().strict().integer().min(1).max(10),
    // Sailings from this day to that one.
    etdFrom: day(),
    etdTo: day(),
    // Whose turn it is: the customer's with a draft to write or to check, the forwarder's with what was sent to him.
    waitsFor: string<(typeof WAITS_FOR)[number]>().strict().oneOf(WAITS_FOR),
    // Of the port of discharge: a code; of the carrier: its name as a row says it.
    portEndCode: exactText().max(10).default(''),
    shippingName: exactText().max(100).default(''),
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

export const orderFacets = query(
  '/order/weborder/queryOrderFacets.do',
  'Ports and carriers of the bookings of the customer, to filter by',
  {
    access: 'order:view',
    assumed: true,
    output: object({
      ports: array(object({ code: text(), name: text(), count: number().integer().positive().required() })).required(),
      carriers: array(object({ name: text(), count: number().integer().positive().required() })).required(),
    }),
  },
);

export const exportOrders = download(
  '/order/weborder/exportOrders.do',
  'Some bookings as a sheet of Excel, in the order in which they are named',
  {
    access: 'order:view',
    about: ['booking', 'bookingIds'],
    limit: 20,
    assumed: true,
    input: object({
      bookingIds: array(id())
        .min(1)
        .max(50)
        .test('once', (list = []) => new Set(list).size === list.length)
        .required(),
    }),
  },
);
