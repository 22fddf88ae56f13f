import { type BillRecord, kindOf } from '@lading/validators/bill';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bills, bookings, files } from '../database/schema.ts';
import { hasDraft } from '../order/versions/find.ts';
import { billRecord } from '../order/versions/record.ts';
import { billPdf } from './bill-pdf.ts';

type Booking = typeof bookings.$inferSelect;
export interface SampleFile {
  readonly id: number;
  readonly name: string;
}

async function draw(
  db: Db,
  booking: Booking,
  print: typeof billPdf,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const kind = kindOf(booking.blType);
  const rows = await db
    .select({ id: bills.id, version: bills.version, blDate: bills.blDate })
    .from(bills)
    .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, kind)))
    .orderBy(asc(bills.position));
  const [main] = rows;
  if (!main) return undefined;
  const records: BillRecord[] = [];
  // The paper is read on both sides of the sea: labels in both languages, values as they are printed.
  for (const { id } of rows) records.push(await billRecord(db, booking.id, kind, id, 'en-US'));
  const bytes = await print(records, {
    bookingNo: booking.bookingNo,
    version: main.version,
    language: 'zh-CN',
    date: main.blDate ?? booking.createTime,
  });
  const number = records[0]?.kind === 'HBL' ? records[0].bill.hblNo : booking.mblNo;
  return { name: `${(number || booking.bookingNo).replace(/[^0-9A-Za-z-]/g, '_')}_draft_v${main.version}.pdf`, bytes };
}

/**
 * The sample of a booking: the file that was uploaded, or a PDF of its bills that is drawn once and kept in the database,
 * so that every process serves the same one. Undefined while there is no draft.
 */
export async function ensureSample(
  db: Db,
  bookingId: number,
  print: typeof billPdf = billPdf,
): Promise<SampleFile | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return undefined;
  const sample = (id: number) => db.select({ id: files.id, name: files.name }).from(files).where(eq(files.id, id));
  if (booking.sampleFileId !== null) return (await sample(booking.sampleFileId))[0];
  const drawn = hasDraft(booking.webStatus) ? await draw(db, booking, print) : undefined;
  if (!drawn) return undefined;
  return db.transaction(async (tx) => {
    // Two first requests at once draw twice but keep one.
    const [locked] = await tx
      .select({ sampleFileId: bookings.sampleFileId })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('update');
    if (locked && locked.sampleFileId !== null)
      return (
        await tx.select({ id: files.id, name: files.name }).from(files).where(eq(files.id, locked.sampleFileId))
      )[0];
    const [file] = await tx
      .insert(files)
      .values({
        customerId: booking.customerId,
        name: drawn.name,
        contentType: 'application/pdf',
        bytes: Buffer.from(drawn.bytes),
      })
      .returning({ id: files.id, name: files.name });
    if (file) await tx.update(bookings).set({ sampleFileId: file.id }).where(eq(bookings.id, bookingId));
    return file;
  });
}
