import { and, between, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLog, accountSums, accounts } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { postNotice } from '../message/post.ts';
import { chinaDate } from '../time.ts';
import { lockStatement } from './find.ts';
import { noteAccount } from './note.ts';
import { totalsSentence } from './totals.ts';

const DAY = 86_400_000;
/** Days before the due day that it is said. */
const SOON = 3;
/** Who comes to a server that was away longer is not told of what is long known. */
const LONGEST = 7;

type Told = 'dueSoon' | 'overdue';

/** Statements of which that was not said yet. */
const untold = (db: Db, event: Told, [from, to]: readonly [string, string]) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        between(accounts.dueDay, from, to),
        notInArray(accounts.state, ['paid', 'void']),
        sql`not exists (select 1 from account_log log where log.account_id = ${accounts.id} and log.event = ${event})`,
      ),
    )
    .orderBy(accounts.id);

/** Says it, once: the statement is held meanwhile, and its log says so afterwards. */
const tell = (db: Db, bus: Pick<Bus, 'publish'>, id: number, event: Told, day: string): Promise<number> =>
  db.transaction(async (tx) => {
    const { customerId, accountNo, dueDay, state } = await lockStatement(tx, id);
    const said = await tx.$count(accountLog, and(eq(accountLog.accountId, id), inArray(accountLog.event, [event])));
    if (said > 0 || dueDay === null || state === 'paid' || state === 'void') return 0;
    const open = await tx
      .select({ currency: accountSums.currency, amount: sql<string>`${accountSums.amount} - ${accountSums.paid}` })
      .from(accountSums)
      .where(and(eq(accountSums.accountId, id), accountSums.open))
      .orderBy(accountSums.position);
    const days = (Date.parse(day) - Date.parse(dueDay)) / DAY;
    const values = { accountNo, amount: totalsSentence(open), day: dueDay, days: String(days) };
    await noteAccount(tx, id, event, null);
    await postNotice(tx, bus, { customerId, page: undefined }, event === 'overdue' ? 'overdue' : 'paymentDue', values);
    return 1;
  });

/** Tells companies of what is due in three days, and of what is overdue since yesterday. Any number of servers may look. Answers how many were told. */
export async function dun(db: Db, bus: Pick<Bus, 'publish'>, now: Date): Promise<number> {
  const day = chinaDate(now);
  const later = (days: number) => chinaDate(new Date(now.getTime() + days * DAY));
  let told = 0;
  for (const { id } of await untold(db, 'dueSoon', [day, later(SOON)])) told += await tell(db, bus, id, 'dueSoon', day);
  for (const { id } of await untold(db, 'overdue', [later(-LONGEST), later(-1)]))
    told += await tell(db, bus, id, 'overdue', day);
  return told;
}
