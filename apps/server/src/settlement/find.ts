import { statementTotals } from '@lading/validators/settlement';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, bookings, chargeQueries, customers, eInvoices, payments } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import type { Visitor } from '../user/session.ts';

/** A statement of charges of the visitor's customer, with all that its printed form needs. */
export async function findStatement(db: Db, accountId: number, { customerId }: Visitor) {
  const own = customerId === null ? undefined : eq(accounts.customerId, customerId);
  const [row] = await db
    .select({ account: accounts, booking: bookings, customer: customers })
    .from(accounts)
    .innerJoin(bookings, eq(bookings.id, accounts.bookingId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(accounts.id, accountId), own));
  if (!row) return undefined;
  const lines = await db
    .select({
      id: accountLines.id,
      name: accountLines.name,
      nameEn: accountLines.nameEn,
      currency: accountLines.currency,
      unitPrice: accountLines.unitPrice,
      quantity: accountLines.quantity,
      amount: accountLines.amount,
    })
    .from(accountLines)
    .where(eq(accountLines.accountId, accountId))
    .orderBy(asc(accountLines.position), asc(accountLines.id));
  return { ...row, lines, totals: statementTotals(lines) };
}

export type AccountStatement = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

const ofCustomer = <Row extends { customerId: number }>(row: Row | undefined, { customerId }: Visitor) =>
  row && (customerId === null || row.customerId === customerId) ? row : undefined;

/** A query of the visitor's company; to the forwarder's people any. */
export async function findChargeQuery(db: Db, id: number, visitor: Visitor) {
  const [row] = await db.select().from(chargeQueries).where(eq(chargeQueries.id, id));
  return ofCustomer(row, visitor);
}

/** An invoice to the visitor's company; to the forwarder's people any. */
export async function findEInvoice(db: Db, id: number, visitor: Visitor) {
  const [row] = await db.select().from(eInvoices).where(eq(eInvoices.id, id));
  return ofCustomer(row, visitor);
}

/** A payment of the visitor's company; to the forwarder's people any. */
export async function findPayment(db: Db, id: number, visitor: Visitor) {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return ofCustomer(row, visitor);
}

/** A statement as it is now, held until the transaction ends. */
export async function lockStatement(tx: Db, accountId: number) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw notFound();
  return account;
}
