import { statementTotals } from '@lading/validators/settlement';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, bookings, customers } from '../database/schema.ts';
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
