import type { contract, Out } from '@lading/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { rowsOf } from '../../database/rows.ts';
import { accountLines, accountSums, accounts, customers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { chinaDate } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';

type Report = Out<typeof contract.desk.statementReport>;

const MOST = 200;

/** Of a column, exact: the database reckons in decimals, and says them with two. */
const said = (value: SQL): SQL => sql`to_char(coalesce(${value}, 0), 'FM9999999999999990.00')`;

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Lines of the statements of a period that differ from what was promised: l, a. */
const deviating = ({ from, to }: Period): SQL => sql`
  ${accountLines} l join ${accounts} a on a.id = l.account_id
  where a.state <> 'void' and a.issue_day between ${from} and ${to} and l.predicted is not null and l.predicted <> l.amount`;

const numbers = <Row extends object, Key extends keyof Row>(rows: readonly Row[], ...keys: Key[]) =>
  rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(keys.map((key) => [key, Number(row[key])])) as Record<Key, number>),
  }));

async function sumsOf(db: Db, period: Period): Promise<Report['sums']> {
  const over = sql`sum(l.amount - l.predicted) filter (where l.amount > l.predicted)`;
  const under = sql`sum(l.amount - l.predicted) filter (where l.amount < l.predicted)`;
  const rows = await rowsOf<Report['sums'][number]>(
    db,
    sql`select l.currency, ${said(sql`sum(l.predicted)`)} as predicted, ${said(sql`sum(l.amount)`)} as billed,
      ${said(over)} as over, ${said(under)} as under, count(*) lines from ${deviating(period)} group by l.currency order by l.currency`,
  );
  return numbers(rows, 'lines');
}

async function reasonsOf(db: Db, period: Period): Promise<Report['reasons']> {
  const rows = await rowsOf<Report['reasons'][number]>(
    db,
    sql`select l.reason, l.currency, count(*) lines, ${said(sql`sum(l.amount - l.predicted)`)} as difference
      from ${deviating(period)} group by l.reason, l.currency order by abs(sum(l.amount - l.predicted)) desc, l.reason, l.currency`,
  );
  return numbers(rows, 'lines');
}

/** What is open, by how many days after its day it is: everything that has no day is not due. */
async function ageingOf(db: Db, today: string): Promise<Report['ageing']> {
  const open = sql`(s.amount - s.paid)`;
  const late = sql`(${today}::date - s.due_day)`;
  const of = (where: SQL) => said(sql`sum(${open}) filter (where ${where})`);
  const rows = await rowsOf<Report['ageing'][number]>(
    db,
    sql`select s.currency, ${of(sql`s.due_day is null or ${late} <= 0`)} as current, ${of(sql`${late} between 1 and 30`)} as to30,
      ${of(sql`${late} between 31 and 60`)} as to60, ${of(sql`${late} between 61 and 90`)} as to90, ${of(sql`${late} > 90`)} as over90,
      ${said(sql`sum(${open})`)} as total from ${accountSums} s where s.open group by s.currency order by s.currency`,
  );
  return [...rows];
}

interface Line extends Omit<Report['list'][number], 'customerName' | 'charge'> {
  readonly company: string;
  readonly companyEn: string;
  readonly name: string;
  readonly nameEn: string;
}

async function linesOf(db: Db, period: Period, language: Language): Promise<Report['list']> {
  const rows = await rowsOf<Line>(
    db,
    sql`select l.account_id "accountId", l.account_no "accountNo", c.name company, c.name_en "companyEn", l.name, l.name_en "nameEn", l.currency,
      ${said(sql`l.predicted`)} as predicted, ${said(sql`l.amount`)} as billed, ${said(sql`l.amount - l.predicted`)} as difference, l.reason
      from (select l.*, a.account_no, a.customer_id from ${deviating(period)}) l join ${customers} c on c.id = l.customer_id
      order by abs(l.amount - l.predicted) desc, l.id limit ${sql.raw(String(MOST))}`,
  );
  return rows.map(({ company, companyEn, name, nameEn, accountId, ...row }) => ({
    ...row,
    accountId: Number(accountId),
    customerName: ofLanguage(language, company, companyEn),
    charge: ofLanguage(language, name, nameEn),
  }));
}

/** Statements of a period against what was promised, and what is open today by its age. */
export async function statementsReport(db: Db, period: Period, language: Language, now = new Date()): Promise<Report> {
  const [of] = await rowsOf<{ statements: string; deviating: string; lines: string }>(
    db,
    sql`select (select count(*) from ${accounts} a where a.state <> 'void' and a.issue_day between ${period.from} and ${period.to}) statements,
      (select count(distinct a.id) from ${deviating(period)}) deviating, (select count(*) from ${deviating(period)}) lines`,
  );
  return {
    statements: Number(of?.statements),
    deviating: Number(of?.deviating),
    lines: Number(of?.lines),
    sums: await sumsOf(db, period),
    reasons: await reasonsOf(db, period),
    ageing: await ageingOf(db, chinaDate(now)),
    list: await linesOf(db, period, language),
  };
}
