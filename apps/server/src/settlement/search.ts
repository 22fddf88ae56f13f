import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, exists, gt, gte, inArray, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { accountLines, accountSums, accounts, bookings, customers } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { statementRow, sumsOf, today } from './row.ts';

type Call = PortalContract['settlement']['inConfirmPage'];
type Asked = In<Call>;

/** Nothing is to be done about these any more. */
const DONE = ['paid', 'void'] as const;
const done = sql`(${accounts.state} in ('paid', 'void'))`;
const newest = sql`${accounts.issueDay} desc nulls last`;
/** Numbers that are looked for together. */
const MOST_NUMBERS = 50;

/** One number, or a part of it; several have to be whole. */
function numbered(db: Db, keyword: string): SQL | undefined {
  const words = keyword
    .split(/[\s,;，；、]+/)
    .filter(Boolean)
    .slice(0, MOST_NUMBERS);
  const [first] = words;
  if (first === undefined) return undefined;
  const inLines = (wanted: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(accountLines)
        .innerJoin(bookings, eq(bookings.id, accountLines.bookingId))
        .where(and(eq(accountLines.accountId, accounts.id), wanted)),
    );
  if (words.length > 1)
    return or(inArray(accounts.accountNo, words), inLines(sql`${inArray(bookings.bookingNo, words)}`));
  const like = containing(first);
  return or(sql`${accounts.accountNo} ilike ${like}`, inLines(sql`${bookings.bookingNo} ilike ${like}`));
}

/** What of a search the statements are found by; whose they are goes first. */
function foundBy(db: Db, asked: Omit<Asked, 'current' | 'size' | 'sort'>, own: number | null): SQL | undefined {
  const { kind, currency, from, to, overdue, variance, keyword, state } = asked;
  const customerId = own ?? asked.customerId;
  return and(
    customerId === undefined ? undefined : eq(accounts.customerId, customerId),
    kind === '' ? undefined : eq(accounts.kind, kind),
    state === '' ? undefined : eq(accounts.state, state),
    from ? gte(accounts.issueDay, from) : undefined,
    to ? lte(accounts.issueDay, to) : undefined,
    overdue ? and(lt(accounts.dueDay, today()), notInArray(accounts.state, [...DONE])) : undefined,
    variance ? gt(accounts.variances, 0) : undefined,
    currency === ''
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(accountSums)
            .where(and(eq(accountSums.accountId, accounts.id), eq(accountSums.currency, currency))),
        ),
    numbered(db, keyword),
  );
}

const ORDERS: Readonly<Record<Asked['sort'], readonly SQL[]>> = {
  unpaid: [done, newest, desc(accounts.id)],
  newest: [newest, desc(accounts.id)],
  due: [done, sql`${accounts.dueDay} asc nulls last`, desc(accounts.id)],
};

/** Statements that were found, with the sums of all of them. */
export async function statementPage(
  db: Db,
  asked: Asked,
  { language, customerId }: { language: Language; customerId: number | null },
): Promise<Out<Call>> {
  const { current, size, sort } = asked;
  const wanted = foundBy(db, asked, customerId);
  const ids = db.select({ id: accounts.id }).from(accounts).where(wanted);
  const { kind, currency, from, to, overdue, variance, keyword, state } = asked;
  const narrowed = [kind, currency, from, to, overdue, variance, keyword.trim(), state].some(Boolean);
  const whose = customerId ?? asked.customerId;
  // All of a company's are summed up without looking at the statements again.
  const summed = !narrowed
    ? whose === undefined
      ? undefined
      : eq(accountSums.customerId, whose)
    : inArray(accountSums.accountId, ids);
  const [rows, total, totals] = await Promise.all([
    db
      .select({ account: accounts, bookingNo: bookings.bookingNo, name: customers.name, nameEn: customers.nameEn })
      .from(accounts)
      .innerJoin(bookings, eq(bookings.id, accounts.bookingId))
      .innerJoin(customers, eq(customers.id, accounts.customerId))
      .where(wanted)
      .orderBy(...ORDERS[sort])
      .limit(size)
      .offset((current - 1) * size),
    db.$count(accounts, wanted),
    db
      .select({ currency: accountSums.currency, amount: sql<string>`sum(${accountSums.amount})` })
      .from(accountSums)
      .where(summed)
      .groupBy(accountSums.currency)
      .orderBy(sql`count(*) desc`, accountSums.currency),
  ]);
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
