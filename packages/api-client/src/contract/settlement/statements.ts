import { array, number, object, string } from 'yup';
import { command, download, query } from '../define.ts';
import { orderPage } from '../order/bookings.ts';
import { assumed, id, measure, money, text } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';

const line = object({
  id: id(),
  name: text(),
  nameEn: text(),
  currency: text(),
  unitPrice: money(),
  quantity: measure(),
  amount: money(),
});

export const inConfirmInfo = query('/settlement/inconfirm/queryInConfirmInfo.do', 'A statement of charges to confirm', {
  access: 'settlement:view',
  about: ['statement', 'accountId'],
  input: object({ accountId: id() }),
  output: object({
    id: id(),
    accountNo: assumed(text()),
    bookingNo: assumed(text()),
    status: number().integer().required(),
    statusName: assumed(text()),
    type: text(),
    lines: assumed(array(line).required()),
    totals: assumed(array(object({ currency: text(), amount: money() })).required()),
  }),
});

export const updateInConfirm = command('/settlement/inconfirm/updateInConfirm.do', 'Confirm a statement of charges', {
  access: 'settlement:confirm',
  about: ['statement', 'accountId'],
  input: object({ accountId: id(), type: string<'4'>().strict().oneOf(['4']).required() }),
  invalidates: () => [inConfirmInfo, toDoList, toDoCount, orderPage],
});

export const report = download('/report', 'A printable report: HTML, fetched with the session', {
  access: 'settlement:view',
  about: ['statement', 'accountId'],
  method: 'GET',
  input: object({
    reportlet: string<'booking_account'>().oneOf(['booking_account']).required(),
    accountId: id(),
  }),
});
