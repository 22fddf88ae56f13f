import type { Out, PortalContract } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import { creditUse } from '@lading/validators/settlement';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import type { FrozenCost } from '../database/schema/booking-forms.ts';
import { accountSums, bookingForms, bookings, customers } from '../database/schema.ts';
import { fxOf } from '../freight/named.ts';
import { refused } from '../http/failure.ts';
import { chinaDate } from '../time.ts';
import { today } from './row.ts';
import { termsOf } from './terms.ts';
import { totalsSentence } from './totals.ts';

type Credit = Out<PortalContract['settlement']['inConfirmSummary']>['credit'];

/** Percent of the limit from which on it is said beforehand. */
const WARN_FROM = 80n;
/** Days after which who pays by shipment orders nothing more. */
const GRACE = 7;
/** On their way to a statement: submitted, accepted, with space, sailed, rolled. */
const SUBMITTED = [2, 3, 4, 8, 10] as const;
const left = sql<string>`sum(${accountSums.amount} - ${accountSums.paid})`;

const openIn = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ currency: accountSums.currency, amount: left })
    .from(accountSums)
    .where(and(wanted, accountSums.open))
    .groupBy(accountSums.currency)
    .orderBy(sql`${accountSums.currency} desc`);

type Owed = Awaited<ReturnType<typeof openIn>>;

/** What a company has not paid of its statements, a currency after the other. */
export const owedBy = (db: Db, customerId: number): Promise<Owed> => openIn(db, eq(accountSums.customerId, customerId));

/** What an order was predicted to cost. */
const predicted = (cost: FrozenCost | null) =>
  ((cost?.lines ?? []) as readonly { state: string; currency: string; amount: string | null }[]).flatMap((line) =>
    line.state === 'charged' && line.amount !== null ? [{ currency: line.currency, amount: line.amount }] : [],
  );

/** How the limit stands, once an order is sent as well; null where no rate makes yuan of what is owed. */
async function useOf(
  db: Db,
  { id: customerId, limit, owed }: { id: number; limit: string; owed: Owed },
  order?: { id: number; cost: FrozenCost | null },
) {
  const forms = await db
    .select({ cost: bookingForms.cost })
    .from(bookingForms)
    .innerJoin(bookings, eq(bookings.id, bookingForms.bookingId))
    .where(
      and(
        eq(bookingForms.customerId, customerId),
        inArray(bookings.orderStatus, [...SUBMITTED]),
        order && ne(bookings.id, order.id),
        sql`not exists (select 1 from account_lines line where line.booking_id = ${bookings.id})`,
      ),
    );
  const waiting = forms.flatMap(({ cost }) => predicted(cost));
  return creditUse(limit, [...owed, ...waiting], predicted(order?.cost ?? null), await fxOf(db));
}

/** What a company owes, which is asked for where it has credit, and what its orders that are on their way to a statement were predicted to cost. */
export async function creditOf(db: Db, customerId: number, owed: () => Promise<Owed>): Promise<Credit> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  const credit = customer?.credit;
  if (!credit) return null;
  const use = await useOf(db, { id: customerId, limit: credit.limit, owed: await owed() });
  if (!use) return null;
  const { by, days } = termsOf(customer);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const limit = amountLess(credit.limit, '0', 'CNY');
  const used = cents(amountLess(limit, use.left, 'CNY'));
  return {
    limit,
    used: use.used,
    left: use.left,
    days,
    by,
    over: use.over,
    validTo: credit.validTo || null,
    warn: !use.over && used * 100n >= cents(limit) * WARN_FROM,
  };
}

/**
 * Refuses an order of a company with credit that goes over its limit, or that pays by shipment and is a week late. Who has no credit pays first, so
 * nothing holds him up. The company is held, so that of two orders at once the second knows of the first.
 */
export async function checkCredit(
  tx: Db,
  customerId: number,
  order: { readonly id: number; readonly cost: FrozenCost | null },
): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  const credit = customer?.credit;
  if (!credit) return;
  if (termsOf(customer).by === 'order') {
    const last = chinaDate(new Date(Date.parse(today()) - GRACE * 86_400_000));
    const late = await openIn(
      tx,
      and(eq(accountSums.customerId, customerId), sql`${accountSums.dueDay} < ${last}::date`),
    );
    if (late.length > 0) throw refused('ordersOnHold', { money: totalsSentence(late) });
  }
  const use = await useOf(tx, { id: customerId, limit: credit.limit, owed: await owedBy(tx, customerId) }, order);
  if (use?.over)
    throw refused('creditExceeded', {
      money: totalsSentence([{ currency: 'CNY', amount: use.left.replace('-', '') }]),
    });
}
