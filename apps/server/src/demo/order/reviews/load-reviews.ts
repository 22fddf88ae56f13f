import { type BillKind, type BillRecord, BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../database/open.ts';
import { bills, bookings, webUsers } from '../../../database/schema.ts';
import { shownOf } from '../../../order/issue/issue-draft.ts';
import { carryMarks } from '../../../order/marks/carry.ts';
import { addVersion, setPresent } from '../../../order/versions/add-version.ts';
import { type BillContent, presentBills, recordOf, storedOf, storedOfRecord } from '../../../order/versions/content.ts';
import { type Booking, ownKind } from '../../../order/versions/find.ts';
import { closeToDo } from '../../../user/to-do-items.ts';
import { moved } from '../../moved.ts';
import { versionsOf } from './build.ts';
import { REVIEWS } from './cases.ts';
import { type Told, tellDraft } from './load-marks.ts';
import type { DemoReview } from './shape.ts';

const CLERK = '13800138000';
/** The forwarder's documents desk. */
export const DESK = '13700137000';

/** The keys of people by their accounts. */
export type Accounts = ReadonlyMap<string, number>;

export async function accountsOf(tx: Db): Promise<Accounts> {
  const people = await tx.select({ account: webUsers.account, id: webUsers.id }).from(webUsers);
  return new Map(people.map(({ account, id }) => [account, id]));
}

const idOf = (accounts: Accounts, account: string): number => {
  const id = accounts.get(account);
  if (id === undefined) throw new Error(`The demonstration has no ${account}`);
  return id;
};

/** The records again as they are stored, each with the bill it belongs to. */
const contentsOf = (present: readonly BillContent[], records: readonly BillRecord[]): BillContent[] =>
  present.map(({ billId, position }, at) => ({ billId, position, content: storedOfRecord(records[at] as BillRecord) }));

async function addMaster(tx: Db, bookingId: number, record: BillRecord, webStatus: number): Promise<void> {
  const row = { bookingId, kind: 'MBL' as BillKind, position: 0, version: 1, webStatus };
  const [bill] = await tx.insert(bills).values(row).returning({ id: bills.id });
  if (bill) await setPresent(tx, bill.id, storedOfRecord(record), { version: 1, webStatus });
}

/** Sends the instruction of a booking and lets its drafts come back; what was made of it, and the newest draft. */
export async function issueDrafts(tx: Db, booking: Booking, review: DemoReview, accounts: Accounts) {
  const bookingId = booking.id;
  const kind = ownKind(booking);
  const present = await presentBills(tx, bookingId, kind);
  const base = present.map((bill) => recordOf(kind, bill, { ...bill, language: 'en-US' }));
  const made = versionsOf(review, base);
  const instruction = contentsOf(present, made.instruction);
  const sentAt = review.sent?.at ?? base[0]?.bill.blDate;
  await addVersion(tx, {
    bookingId,
    kind,
    source: 'instruction',
    version: 1,
    contents: instruction,
    authorId: idOf(accounts, review.sent?.by ?? CLERK),
    createTime: sentAt ? new Date(sentAt) : booking.createTime,
  });

  let newest: BillContent[] = [];
  for (const [at, draft] of review.drafts.entries()) {
    const version = at + 1;
    const contents = contentsOf(present, made.drafts[at] ?? []);
    const issued = { bookingId, kind, source: 'draft', version, contents } as const;
    await addVersion(tx, { ...issued, authorId: idOf(accounts, DESK), createTime: new Date(draft.at) });
    if (at > 0) await carryMarks(tx, { kind, instruction, before: newest, after: contents }, at, version);
    const told: Told = { tx, booking, kind, version, instruction, contents, idOf: (by) => idOf(accounts, by) };
    await tellDraft(told, draft);
    newest = contents;
  }
  return { kind, present, made, newest };
}

async function loadReview(tx: Db, booking: Booking, review: DemoReview, accounts: Accounts): Promise<void> {
  const bookingId = booking.id;
  const { kind, present, made, newest } = await issueDrafts(tx, booking, review, accounts);
  const version = review.drafts.length;
  const isSent = review.drafts.at(-1)?.sent !== undefined;
  const webStatus = isSent ? WEB_STATUS.changeRequested : WEB_STATUS.copyReady;
  const texts = new Map(present.map(({ billId, content }) => [billId, JSON.stringify(storedOf(kind, content))]));
  await tx
    .update(bills)
    .set({ version, webStatus })
    .where(and(eq(bills.bookingId, bookingId), eq(bills.kind, kind)));
  // Most sub-bills came back as they were sent.
  for (const { billId, content } of newest)
    if (texts.get(billId) !== JSON.stringify(content)) await setPresent(tx, billId, content, { version, webStatus });
  const [main] = newest;
  if (main)
    await tx
      .update(bookings)
      .set({ ...shownOf(main.content), webStatus })
      .where(eq(bookings.id, bookingId));
  if (isSent) await closeToDo(tx, BUS_TYPE.copyConfirm, { bookingId });
  if (made.master) await addMaster(tx, bookingId, made.master, webStatus);
}

/** Sends the instructions of the demonstration, lets the drafts come back, and writes what people said of them, `days` later. */
export async function loadReviews(tx: Db, days = 0): Promise<void> {
  const accounts = await accountsOf(tx);
  const numbers = REVIEWS.map(({ bookingNo }) => bookingNo);
  const rows = await tx.select().from(bookings).where(inArray(bookings.bookingNo, numbers));
  for (const review of moved(REVIEWS, days)) {
    const booking = rows.find(({ bookingNo }) => bookingNo === review.bookingNo);
    if (!booking) throw new Error(`The demonstration has no ${review.bookingNo}`);
    await loadReview(tx, booking, review, accounts);
  }
}
