import { eitherBillOf, type Out, type PortalContract } from '@lading/api-client/contract';
import { zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { feedbackOf } from '../changes/feedback.ts';
import { billNames } from '../marks/read.ts';
import { presentBills, recordOf } from '../versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { customerOf } from './customer.ts';

/** Everything a new draft is made from: what was sent, what was issued last, and what is asked for. */
export async function forIssue(
  db: Db,
  booking: Booking,
  language: Language,
): Promise<Out<PortalContract['order']['blForIssue']>> {
  const { id: bookingId } = booking;
  const kind = ownKind(booking);
  const customer = await customerOf(db, booking.customerId);
  const newest = await newestOf(db, booking, kind);
  const present = await presentBills(db, bookingId, kind);
  const kept = newest.instruction > 0 ? await contentsOf(db, booking, kind, 'instruction', newest.instruction) : [];
  // Before the first draft the present bills are what was sent.
  const sent = kept?.length ? kept : newest.draft === 0 ? present : [];
  const names = await billNames(db, bookingId, kind);
  const main = present[0]?.content.fields;
  const { webStatus } = booking;
  return {
    bookingId,
    bookingNo: booking.bookingNo,
    billNo: String(main?.['hblNo'] || booking.mblNo || booking.bookingNo),
    kind,
    customerName: ofLanguage(language, customer.name, customer.nameEn),
    version: newest.draft,
    instructionVersion: newest.instruction,
    webStatus,
    webStatusName: sayNumbered(language, 'webStatus', webStatus),
    cutOff: booking.cutOff && isoInstant(booking.cutOff),
    zone: zoneOf(booking.portStartCode),
    bills: present.map((bill) => {
      const instruction = sent.find(({ billId }) => billId === bill.billId);
      const shown = (one: typeof bill | typeof instruction, version: number) =>
        one ? eitherBillOf(recordOf(kind, one, { version: Math.max(version, 1), webStatus, language })) : null;
      return {
        billId: names.shown(bill.billId),
        name: String(bill.content.fields[kind === 'MBL' ? 'mblNo' : 'hblNo'] ?? ''),
        instruction: shown(instruction, newest.instruction),
        draft: newest.draft > 0 ? shown(bill, newest.draft) : null,
      };
    }),
    requests: await feedbackOf(db, bookingId, names, language),
  };
}
