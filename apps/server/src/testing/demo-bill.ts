import { type BillRecord, type BlType, kindOf } from '@lading/validators/bill';
import { demoBookings } from '../demo/order/bookings.ts';
import type { Loose } from '../import/import-domain.ts';
import { checkBill } from '../import/order/check-bill.ts';
import type { CheckedBill } from '../import/order/fill.ts';

/** The bills of a demo booking as the pages get them: the main one, then the sub-bills. */
export function demoBills(bookingNo: string): BillRecord[] {
  const booking = demoBookings().find((one) => one.bookingNo === bookingNo);
  if (!booking) throw new Error(`no ${bookingNo}`);
  const kind = kindOf(booking.blType as BlType);
  const main = booking.bills[0] as Loose;
  return booking.bills.map((raw, at) => {
    const { bill, problems } = checkBill(kind, raw, at > 0 ? main : undefined, '');
    if (!bill) throw new Error(JSON.stringify(problems));
    const { goods, containers, actualNumber, actualWeight, actualVolume, fields } = bill as CheckedBill;
    const withId = <Row extends object>(rows: readonly Row[]) => rows.map((row, n) => ({ ...row, id: n + 1 }));
    return {
      kind,
      bill: { ...fields, id: at + 1, version: 3, webStatus: 4, webStatusName: '' },
      goods: { rows: withId(goods), actualNumber, actualWeight, actualVolume },
      containers: withId(containers),
    } as unknown as BillRecord;
  });
}
