import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { type AnyColumn, and, eq, exists, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { accountLines, accountSums, accounts, bookings, customers } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import type { KeepSums } from './kept-sums.ts';
import { statementRow, sumsOf, today } from './row.ts';

type Call = PortalContract['settlement']['inConfirmPage'];
type Asked = In<Call>;

/** Nothing is to be done about these any more. */
const done = sql`(${accounts.state} in ('paid', 'void'))`;
const newest = sql`${accounts.issueDay} desc nulls last`;
/** Numbers that are looked for together. */
const MOST_NUMBERS = 50;

type Search = Omit<Asked, 'current' | 'size' | 'sort' | 'keyword'>;

/**
 * Statements by one number or a part of it, their own or that of an order; several have to be whole. Numbers are written in capitals. They are found
 * before anything else is asked, since a part of a number is in no index and is to be looked for once.
 */
async function numbered(db: Db, keyword: string, whose: number | undefined): Promise<number[] | undefined> {
  const words = keyword
    .toUpperCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean)
    .slice(0, MOST_NUMBERS);
  const [first] = words;
  if (first === undefined) return undefined;
  const like = containing(first);
  const named = (column: AnyColumn) => (words.length > 1 ? inArray(column, words) : sql`${column} like ${like}`);
  const [byOwn, byOrder] = await Promise.all([
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(whose === undefined ? undefined : eq(accounts.customerId, whose), named(accounts.accountNo))),
    db
      .select({ id: accountLines.accountId })
      .from(bookings)
      .innerJoin(accountLines, eq(accountLines.bookingId, bookings.id))
      .where(and(whose === undefined ? undefined : eq(bookings.customerId, whose), named(bookings.bookingNo))),
  ]);
  return [...new Set([...byOwn, ...byOrder].map(({ id }) => id))];
}

/** As one value, however many they are. */
const among = (column: AnyColumn, ids: readonly number[] | undefined) =>
  ids && sql`${column} = any(${`{${ids.join()}}`}::bigint[])`;

type Kept = Pick<
  Record<keyof typeof accountSums.$inferSelect, AnyColumn>,
  'customerId' | 'kind' | 'state' | 'issueDay' | 'dueDay'
>;

/** What a statement and its sums both say, so that either is found by it; whose they are goes first. */
function saidBy(columns: Kept, { kind, state, from, to, overdue }: Search, whose: number | undefined) {
  return and(
    whose === undefined ? undefined : eq(columns.customerId, whose),
    kind === '' ? undefined : eq(columns.kind, kind),
    state === '' ? undefined : eq(columns.state, state),
    from ? gte(columns.issueDay, from) : undefined,
    to ? lte(columns.issueDay, to) : undefined,
    overdue ? lt(columns.dueDay, today()) : undefined,
  );
}

/** What of a search the statements are found by. */
function foundBy(db: Db, asked: Search, whose: number | undefined, ids: readonly number[] | undefined) {
  const { currency, overdue, variance } = asked;
  return and(
    saidBy(accounts, asked, whose),
    overdue ? sql`not ${done}` : undefined,
    variance ? gt(accounts.variances, 0) : undefined,
    currency === ''
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(accountSums)
            .where(and(eq(accountSums.accountId, accounts.id), eq(accountSums.currency, currency))),
        ),
    among(accounts.id, ids),
  );
}

/** The same of their sums; of a currency that is asked for its sums alone. */
function summedBy(asked: Search, whose: number | undefined, ids: readonly number[] | undefined) {
  const { currency, overdue, variance } = asked;
  return and(
    saidBy(accountSums, asked, whose),
    overdue ? sql`${accountSums.open}` : undefined,
    variance ? sql`${accountSums.differs}` : undefined,
    currency === '' ? undefined : eq(accountSums.currency, currency),
    among(accountSums.accountId, ids),
  );
}

// As the indexes have it.
const last = sql`${accounts.id} desc nulls last`;
const ORDERS: Readonly<Record<Asked['sort'], readonly SQL[]>> = {
  unpaid: [done, newest, last],
  newest: [newest, last],
  due: [done, sql`${accounts.dueDay} asc nulls last`, last],
};

/** What a search finds, all of it. */
async function addedUp(db: Db, asked: Search & Pick<Asked, 'keyword'>, whose: number | undefined) {
  const ids = await numbered(db, asked.keyword, whose);
  const summed = summedBy(asked, whose, ids);
  const [total, totals] = await Promise.all([
    asked.currency === '' ? db.$count(accounts, foundBy(db, asked, whose, ids)) : db.$count(accountSums, summed),
    db
      .select({ currency: accountSums.currency, amount: sql<string>`sum(${accountSums.amount})` })
      .from(accountSums)
      .where(summed)
      .groupBy(accountSums.currency)
      .orderBy(sql`count(*) desc`, accountSums.currency),
  ]);
  return { ids, total, totals };
}

/** Statements that were found, with the sums of all of them. */
export async function statementPage(
  db: Db,
  keep: KeepSums,
  { current, size, sort, ...asked }: Asked,
  { language, customerId }: { language: Language; customerId: number | null },
): Promise<Out<Call>> {
  const whose = customerId ?? asked.customerId;
  const { ids, total, totals } = await keep(whose, asked, () => addedUp(db, asked, whose));
  // Of one state there is nothing to be put first.
  const order = asked.state === '' ? ORDERS[sort] : ORDERS[sort].filter((by) => by !== done);
  const rows = await db
    .select({ account: accounts, bookingNo: bookings.bookingNo, name: customers.name, nameEn: customers.nameEn })
    .from(accounts)
    .innerJoin(bookings, eq(bookings.id, accounts.bookingId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(foundBy(db, asked, whose, ids))
    .orderBy(...order)
    .limit(size)
    .offset((current - 1) * size);
  const sums = await sumsOf(
    db,
    rows.map(({ account }) => account.id),
  );
  return {
    records: rows.map(({ account, bookingNo, name, nameEn }) =>
      statementRow({ account, bookingNo, customer: { name, nameEn }, sums: sums.get(account.id) ?? [] }, language),
    ),
    total,
    totals,
  };
}
