import type { BillKind } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookings, webUsers } from '../database/schema.ts';
import { addVersion } from '../order/versions/add-version.ts';
import { presentBills } from '../order/versions/content.ts';
import { ownKind } from '../order/versions/find.ts';
import { addMaster } from './fixture.ts';

/** What the customer had sent where the draft of the fixture says something else. */
export const SENT = {
  vessel: 'COSCO SHIPPING LEO',
  fAddress: 'NINGBO HAOYU\nNO. 2 ROAD',
  payMethodName: 'FREIGHT COLLECT',
};

/**
 * A booking whose main bill came back with two material differences and a blocking one, and whose sub-bill came back as it was sent. `sent` says
 * what else than in the draft stood in the instruction.
 */
export async function addReview(
  db: Db,
  customerId: number,
  bookingNo: string,
  sent: Readonly<Record<string, unknown>> = SENT,
): Promise<number> {
  const bookingId = await addMaster(db, customerId, bookingNo);
  await addInstruction(db, bookingId, sent);
  return bookingId;
}

/** Numbers what was sent for the main bill: the present bills, with other words in some fields. */
async function addInstruction(db: Db, bookingId: number, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error(`no booking ${bookingId}`);
  const kind: BillKind = ownKind(booking);
  const contents = (await presentBills(db, bookingId, kind)).map(({ billId, position, content }) => ({
    billId,
    position,
    content: position === 0 ? { ...content, fields: { ...content.fields, ...fields } } : content,
  }));
  await addVersion(db, { bookingId, kind, source: 'instruction', version: 1, contents });
}

/** One more person, with the password of an existing account. */
export async function addColleague(db: Db, like: string, account: string, name: string): Promise<void> {
  const [user] = await db.select().from(webUsers).where(eq(webUsers.account, like));
  if (!user) throw new Error(`no account ${like}`);
  const { id: _, ...rest } = user;
  await db.insert(webUsers).values({ ...rest, account, name, nameEn: name });
}
