import type { Out, PortalContract } from '@lading/api-client/contract';
import { statementTotals } from '@lading/validators/settlement';
import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountSums, accounts, bookings, charges, monthCloses, webUsers } from '../database/schema.ts';
import { refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { today } from './row.ts';

const monthOf = (day: string) => day.slice(0, 7);

/** Refuses what would change a month that is closed; whoever closes it waits until this is done, and the other way round. */
export async function checkMonthOpen(tx: Db, day: string): Promise<void> {
  const month = monthOf(day);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`month ${month}`}, 22))`);
  const [closed] = await tx.select().from(monthCloses).where(eq(monthCloses.month, month));
  if (closed) throw refused('monthClosed', { month });
}

const month = sql<string>`to_char(${accounts.issueDay}, 'YYYY-MM')`;
const sailed = sql<string>`to_char(${bookings.etd}, 'YYYY-MM')`;

/** The months in which something was billed or sailed without being billed, the latest first. */
export async function monthsOf(
  db: Db,
  language: Language,
): Promise<Out<PortalContract['settlement']['monthPage']>['list']> {
  const counted = await db
    .select({
      month,
      statements: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${accounts.state} in ('toConfirm', 'reissued', 'queried'))`.mapWith(
        Number,
      ),
    })
    .from(accounts)
    .where(ne(accounts.state, 'void'))
    .groupBy(month);
  const sums = await db
    .select({ month, currency: accountSums.currency, amount: sql<string>`sum(${accountSums.amount})` })
    .from(accountSums)
    .innerJoin(accounts, eq(accounts.id, accountSums.accountId))
    .where(ne(accounts.state, 'void'))
    .groupBy(month, accountSums.currency)
    .orderBy(sql`${accountSums.currency} desc`);
  const unbilled = await db
    .select({ month: sailed, orders: sql<number>`count(distinct ${bookings.id})`.mapWith(Number) })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(sql`${bookings.etd} is not null`)
    .groupBy(sailed);
  const closed = await db
    .select({ close: monthCloses, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(monthCloses)
    .leftJoin(webUsers, eq(webUsers.id, monthCloses.userId));
  const months = [...new Set([...counted, ...unbilled].map((one) => one.month))].filter(Boolean).sort().reverse();
  return months.map((name) => {
    const done = closed.find(({ close }) => close.month === name);
    const of = counted.find((one) => one.month === name);
    return {
      month: name,
      statements: of?.statements ?? 0,
      open: of?.open ?? 0,
      unbilled: unbilled.find((one) => one.month === name)?.orders ?? 0,
      totals: statementTotals(sums.filter((one) => one.month === name)),
      closedAt: done ? isoInstant(done.close.createTime) : null,
      closedBy: done?.name ? ofLanguage(language, done.name, done.nameEn ?? '') : '',
    };
  });
}

/** Closes a month that is over and in which no query waits; closed once, it stays so. */
export async function closeMonth(db: Db, name: string, userId: number): Promise<null> {
  if (name >= monthOf(today())) throw refused('monthOpen', { month: name });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`month ${name}`}, 22))`);
    const queried = await tx.$count(accounts, sql`${month} = ${name} and ${accounts.openQueries} > 0`);
    if (queried > 0) throw refused('monthQueries', { month: name, count: queried });
    const [row] = await tx.insert(monthCloses).values({ month: name, userId }).onConflictDoNothing().returning();
    if (!row) throw refused('monthClosed', { month: name });
  });
  return null;
}
