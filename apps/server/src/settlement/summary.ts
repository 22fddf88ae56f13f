import { type Out, type PortalContract, STATEMENT_STATES, type StatementState } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import { type AgeingBucket, statementTotals } from '@lading/validators/settlement';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountSums, accounts } from '../database/schema.ts';
import { isoInstant } from '../time.ts';
import { creditOf, owedBy } from './credit.ts';
import type { KeepSums } from './kept-sums.ts';
import { today } from './row.ts';

type Summary = Out<PortalContract['settlement']['inConfirmSummary']>;
type Group = Summary['unpaid'];

const GROUPS: Readonly<Record<'toConfirm' | 'noInvoice' | 'unpaid', readonly StatementState[]>> = {
  toConfirm: ['toConfirm', 'reissued', 'queried'],
  noInvoice: ['confirmed'],
  unpaid: ['invoiced', 'partPaid'],
};
const left = sql`${accountSums.amount} - ${accountSums.paid}`;

async function groupsOf(db: Db, own: SQL | undefined, ownSums: SQL | undefined) {
  const counted = await db
    .select({ state: accounts.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(accounts)
    .where(own)
    .groupBy(accounts.state);
  const rows = await db
    .select({ state: accountSums.state, currency: accountSums.currency, amount: sql<string>`sum(${left})` })
    .from(accountSums)
    .where(and(ownSums, accountSums.open))
    .groupBy(accountSums.state, accountSums.currency)
    .orderBy(sql`${accountSums.currency} desc`);
  const counts = Object.fromEntries(
    STATEMENT_STATES.map((state) => [state, counted.find((one) => one.state === state)?.count ?? 0]),
  ) as Record<StatementState, number>;
  const groupOf = (states: readonly StatementState[]): Group => ({
    count: states.reduce((sum, state) => sum + counts[state], 0),
    totals: statementTotals(rows.filter(({ state }) => states.includes(state))),
  });
  return { counts: { ...counts, all: counted.reduce((sum, { count }) => sum + count, 0) }, groupOf };
}

/** What is open by age: added up in the database, where fifty thousand statements are no more work than ten. */
async function agedOf(db: Db, own: SQL | undefined): Promise<Summary['ageing']> {
  const undisputed = sql`${accountSums.amount} - ${accountSums.paid} - ${accountSums.disputed}`;
  const late = sql`${today()}::date - coalesce(${accountSums.dueDay}, ${today()}::date)`;
  const within = (from: number | null, to: number | null) =>
    sql<string>`coalesce(sum(${undisputed}) filter (where ${
      from === null
        ? sql`${late} <= ${to}`
        : to === null
          ? sql`${late} >= ${from}`
          : sql`${late} between ${from} and ${to}`
    }), 0)`;
  const rows = await db
    .select({
      currency: accountSums.currency,
      current: within(null, 0),
      '1-30': within(1, 30),
      '31-60': within(31, 60),
      '61-90': within(61, 90),
      '90+': within(91, null),
      disputed: sql<string>`sum(${accountSums.disputed})`,
      total: sql<string>`sum(${undisputed})`,
    })
    .from(accountSums)
    .where(and(own, accountSums.open))
    .groupBy(accountSums.currency)
    .orderBy(sql`${accountSums.currency} desc`);
  return rows.map(({ currency, disputed, total, ...buckets }) => {
    const say = (amount: string) => amountLess(amount, '0', currency);
    return {
      currency,
      buckets: Object.fromEntries(Object.entries(buckets).map(([bucket, amount]) => [bucket, say(amount)])) as Record<
        AgeingBucket,
        string
      >,
      disputed: say(disputed),
      total: say(total),
    };
  });
}

async function addedUp(db: Db, customerId: number | undefined) {
  const own = customerId === undefined ? undefined : eq(accounts.customerId, customerId);
  const ownSums = customerId === undefined ? undefined : eq(accountSums.customerId, customerId);
  const { counts, groupOf } = await groupsOf(db, own, ownSums);
  const overdue = await db.$count(
    accounts,
    and(own, sql`${accounts.dueDay} < ${today()}::date`, sql`not (${accounts.state} in ('paid', 'void'))`),
  );
  return {
    counts,
    toConfirm: groupOf(GROUPS.toConfirm),
    noInvoice: groupOf(GROUPS.noInvoice),
    unpaid: groupOf(GROUPS.unpaid),
    ageing: await agedOf(db, ownSums),
    overdue,
  };
}

/** What stands above the list. */
export async function summaryOf(db: Db, keep: KeepSums, customerId: number | undefined): Promise<Summary> {
  const owed = (whose: number) => () => keep(whose, 'owed', () => owedBy(db, whose));
  return {
    ...(await keep(customerId, 'summary', () => addedUp(db, customerId))),
    credit: customerId === undefined ? null : await creditOf(db, customerId, owed(customerId)),
    at: isoInstant(new Date()),
  };
}
