import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, bookings, customers } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import { totalsOf } from './totals.ts';

/** A statement of charges with all that its printed form needs; 404 when it is missing or another customer's. */
export async function ownStatement(db: Db, customerId: number, accountId: number) {
  const [row] = await db
    .select({ account: accounts, booking: bookings, customer: customers })
    .from(accounts)
    .innerJoin(bookings, eq(bookings.id, accounts.bookingId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(accounts.id, accountId), eq(accounts.customerId, customerId)));
  if (!row) throw notFound();
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
  return { ...row, lines, totals: totalsOf(lines) };
}

export type AccountStatement = Awaited<ReturnType<typeof ownStatement>>;
