import type { BillKind, BillRecord } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { notFound } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { presentBills, recordOf } from './content.ts';
import { type Booking, contentsOf, newestOf, type Source } from './find.ts';

type Of<Kind extends BillKind> = Extract<BillRecord, { kind: Kind }>;

const isAsked = (billId: number | undefined) => (bill: { billId: number; position: number }) =>
  billId === undefined ? bill.position === 0 : bill.billId === billId;

/** A bill with its cargo and containers, every field of the contract; 404 when the booking has no such bill. */
export async function billRecord<Kind extends BillKind>(
  db: Db,
  bookingId: number,
  kind: Kind,
  billId: number | undefined,
  language: Language,
): Promise<Of<Kind>> {
  const bill = (await presentBills(db, bookingId, kind, billId)).find(isAsked(billId));
  if (!bill) throw notFound();
  return recordOf(kind, bill, { ...bill, language });
}

export interface AskedVersion {
  readonly source?: Source | undefined;
  readonly version?: number | undefined;
}

/** A bill as it was sent or issued; the present one where no version is named, 404 where there is none such. */
export async function versionRecord<Kind extends BillKind>(
  db: Db,
  booking: Booking,
  kind: Kind,
  billId: number | undefined,
  { source, version }: AskedVersion,
  language: Language,
): Promise<Of<Kind>> {
  if (source === undefined && version === undefined) return billRecord(db, booking.id, kind, billId, language);
  const asked = source ?? 'draft';
  const wanted = version ?? (await newestOf(db, booking, kind))[asked];
  const contents = await contentsOf(db, booking, kind, asked, wanted);
  const bill = contents?.find(isAsked(billId));
  if (!bill) throw notFound('noSuchVersion');
  return recordOf(kind, bill, { version: wanted, webStatus: booking.webStatus, language });
}
