import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { dueDay } from '@lading/validators/settlement';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, bookings, chargeSheets, charges, customers } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../user/session.ts';
import { seenSheet } from './charge-edits.ts';
import { addVersion } from './confirm.ts';
import { checkMonthOpen } from './months.ts';
import { askToConfirm, noteAccount } from './note.ts';
import { withPromise } from './order-charges.ts';
import { billedLines, leftPromise, unbilled } from './promise.ts';
import { restate } from './restate.ts';
import { today } from './row.ts';
import { ratesNow } from './sheet.ts';
import { termsOf } from './terms.ts';
import { totalsSentence } from './totals.ts';

type Call = PortalContract['settlement']['issueStatement'];

/** A number of its own in the lock table of PostgreSQL: two statements never get one number. */
const NUMBERS = 220_001;

/** `ST26110012`: counted within its month. */
async function nextNumber(tx: Db, day: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERS})`);
  const start = `ST${day.slice(2, 4)}${day.slice(5, 7)}`;
  const [last] = await tx
    .select({ no: sql<string | null>`max(substring(${accounts.accountNo} from 7 for 4))` })
    .from(accounts)
    .where(sql`${accounts.accountNo} ~ ${`^${start}\\d{4}$`}`);
  return `${start}${String(Number(last?.no ?? 0) + 1).padStart(4, '0')}`;
}

/** All charges of the orders that are on no statement, with what was promised of each. */
async function chargesToBill(tx: Db, bookingIds: readonly number[], revisions: readonly number[]) {
  const lines = [];
  const customersOf = new Set<number>();
  for (const [at, bookingId] of bookingIds.entries()) {
    const { booking, sheet } = await seenSheet(tx, bookingId, revisions[at] ?? -1);
    customersOf.add(booking.customerId);
    const billed = (await billedLines(tx, bookingId)).map(({ line }) => line);
    const left = leftPromise(sheet?.promised ?? [], billed);
    const source = sheet?.source ?? null;
    const own = withPromise(await unbilled(tx, bookingId), left);
    lines.push(...own.map((line) => ({ ...line, source: line.predicted === null ? null : source })));
    await tx
      .update(chargeSheets)
      .set({ revision: (sheet?.revision ?? 0) + 1 })
      .where(eq(chargeSheets.bookingId, bookingId));
  }
  const [customerId, another] = [...customersOf];
  if (customerId === undefined || another !== undefined) throw refused('chargesManyCustomers');
  if (lines.length === 0) throw refused('accountEmpty');
  return { customerId, lines };
}

/** Publishes charges as a numbered statement: they are on no sheet any more. */
export async function issue(
  { db, bus }: Services,
  asked: In<Call>,
  { visitor, page }: Caller<Staff>,
): Promise<Out<Call>> {
  const { kind, bookingIds, periodFrom, periodTo, confirmBy, note, revisions, requestId } = asked;
  const [bookingId] = bookingIds;
  if (bookingId === undefined || new Set(bookingIds).size !== bookingIds.length) throw badInput('bookingIds');
  if (revisions.length !== bookingIds.length) throw badInput('revisions');
  if (kind === 'order' && bookingIds.length > 1) throw badInput('bookingIds');
  if (kind === 'month' && !(periodFrom && periodTo && periodFrom <= periodTo)) throw badInput('periodTo');
  return db.transaction(async (tx) => {
    const [sent] = await tx.select().from(accounts).where(eq(accounts.requestId, requestId));
    if (sent) return { accountId: sent.id, accountNo: sent.accountNo };
    const day = today();
    await checkMonthOpen(tx, day);
    // In one order, so that two who bill the same orders do not wait for each other.
    const order = bookingIds.map((id, at) => ({ id, revision: revisions[at] ?? -1 })).sort((a, b) => a.id - b.id);
    const { customerId, lines } = await chargesToBill(
      tx,
      order.map(({ id }) => id),
      order.map(({ revision }) => revision),
    );
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
    const [row] = await tx
      .insert(accounts)
      .values({
        customerId,
        bookingId,
        kind,
        note,
        requestId,
        issueDay: day,
        issuedBy: visitor.userId,
        accountNo: await nextNumber(tx, day),
        periodFrom: periodFrom || null,
        periodTo: periodTo || null,
        confirmBy: confirmBy || null,
        dueDay: dueDay(day, termsOf(customer)),
        fx: await ratesNow(tx),
      })
      .returning();
    if (!row) throw new Error('no statement was written');
    await tx
      .insert(accountLines)
      .values(lines.map(({ id: _id, ...line }, position) => ({ ...line, position, accountId: row.id })));
    await tx.delete(charges).where(
      inArray(
        charges.id,
        lines.map(({ id }) => id),
      ),
    );
    const account = await restate(tx, row.id);
    await addVersion(tx, account, { userId: visitor.userId });
    await noteAccount(tx, account.id, 'issued', visitor.userId, { version: String(account.version) });
    await askToConfirm(tx, account);
    const [first] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
    await postNotice(tx, bus, { customerId, page }, 'statementIssued', {
      accountNo: account.accountNo,
      bookingNo: first?.bookingNo ?? '',
      totals: totalsSentence(lines),
    });
    await bus.publish(tx, { type: 'desk' });
    return { accountId: account.id, accountNo: account.accountNo };
  });
}
