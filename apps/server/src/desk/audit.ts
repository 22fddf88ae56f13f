import { AUDIT_SOURCES, type AuditSource, type contract, type In, type Out } from '@lading/api-client/contract';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { DESK_ZONE, momentIn } from '../basedata/zones.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { billLog, bookings, customers, orderLog, securityLog, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say, sayNamed } from '../messages/say.ts';
import { verify } from '../security/chain.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { actorOf, eventOf, factsOf, peopleOf } from './audit-words.ts';
import { dayAfter } from './days.ts';
import { workbook } from './workbook.ts';

type Calls = typeof contract.desk;
type Asked = Omit<In<Calls['auditPage']>, 'current' | 'size'>;
type Entry = Out<Calls['auditPage']>['records'][number];

/** Entries that one workbook holds. */
const MOST = 10_000;

const TABLES = {
  security: {
    at: securityLog.at,
    rows: sql`select 'security' source, s.id, s.at, s.event, s.user_id, null::bigint booking_id, s.address, s.detail, s.count, s.place
      from ${securityLog} s`,
  },
  order: {
    at: orderLog.createTime,
    rows: sql`select 'order' source, o.id, o.create_time at, o.event, o.user_id, o.booking_id, '' address,
      o.values || jsonb_strip_nulls(jsonb_build_object('from', o.from_status, 'to', o.to_status)) detail, 1 count, null::bigint place from ${orderLog} o`,
  },
  bill: {
    at: billLog.createTime,
    rows: sql`select 'bill' source, l.id, l.create_time at, l.event, l.user_id, l.booking_id, '' address,
      l.values || jsonb_strip_nulls(jsonb_build_object('version', nullif(l.version, 0), 'path', nullif(l.path, ''))) detail, 1 count, null::bigint place from ${billLog} l`,
  },
} as const satisfies Record<AuditSource, { at: unknown; rows: SQL }>;

const all = (sources: readonly AuditSource[]): SQL =>
  sql.join(
    sources.map((source) => TABLES[source].rows),
    sql` union all `,
  );

/** People and orders that a keyword can mean are found first: the entries themselves hold ids only. */
async function meaning(db: Db, keyword: string): Promise<SQL | undefined> {
  if (keyword === '') return undefined;
  const inside = containing(keyword);
  const { id, name, nameEn, account } = webUsers;
  const people = await db
    .select({ id })
    .from(webUsers)
    .leftJoin(customers, eq(customers.id, webUsers.customerId))
    .where(
      or(...[name, nameEn, account, customers.name, customers.nameEn].map((column) => sql`${column} ilike ${inside}`)),
    )
    .limit(500);
  const orders = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(sql`upper(${bookings.bookingNo}) like ${inside.slice(1).toUpperCase()}`)
    .limit(500);
  return or(
    sql`log.event ilike ${inside}`,
    sql`log.address like ${inside.slice(1)}`,
    people.length > 0
      ? inArray(
          sql`log.user_id`,
          people.map((one) => one.id),
        )
      : undefined,
    orders.length > 0
      ? inArray(
          sql`log.booking_id`,
          orders.map((one) => one.id),
        )
      : undefined,
  );
}

async function entries(db: Db, asked: Asked, language: Language, size: number, offset: number) {
  const sources = asked.source ? [asked.source] : AUDIT_SOURCES;
  const at = sql`log.at`;
  const where = and(
    await meaning(db, asked.keyword),
    asked.userId === undefined ? undefined : eq(sql`log.user_id`, asked.userId),
    asked.from === undefined ? undefined : gte(at, momentIn(asked.from, '00:00', DESK_ZONE).toISOString()),
    asked.to === undefined ? undefined : lt(at, momentIn(dayAfter(asked.to), '00:00', DESK_ZONE).toISOString()),
  );
  const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number);
  const rows = await db
    .select({
      source: sql<AuditSource>`log.source`,
      id: number('log.id'),
      at: sql<Date>`log.at`.mapWith(securityLog.at),
      event: sql<string>`log.event`,
      userId: sql<number | null>`log.user_id`.mapWith((value: unknown) => (value === null ? null : Number(value))),
      address: sql<string>`log.address`,
      detail: sql<Record<string, unknown>>`log.detail`,
      count: number('log.count'),
      place: sql<number | null>`log.place`.mapWith((value: unknown) => (value === null ? null : Number(value))),
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      company: customers.name,
      companyEn: customers.nameEn,
      bookingId: bookings.id,
      bookingNo: bookings.bookingNo,
      writer: sql<string>`current_user`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(sql`(${all(sources)}) log`)
    .leftJoin(webUsers, sql`${webUsers.id} = log.user_id`)
    .leftJoin(bookings, sql`${bookings.id} = log.booking_id`)
    .leftJoin(customers, sql`${customers.id} = coalesce(${bookings.customerId}, ${webUsers.customerId})`)
    .where(where)
    .orderBy(desc(at), desc(sql`log.source`), desc(sql`log.id`))
    .limit(size)
    .offset(offset);
  const people = await peopleOf(db, rows, language);
  const records = rows.map((noted): Entry => {
    const { total: _, writer: __, detail, name, nameEn, company, companyEn, at: when, bookingNo, ...row } = noted;
    const person = ofLanguage(language, name ?? '', nameEn ?? '');
    return {
      ...row,
      at: isoInstant(when),
      bookingNo: bookingNo ?? '',
      said: eventOf(noted, language),
      userName: actorOf(noted, person, language),
      customerName: ofLanguage(language, company ?? '', companyEn ?? ''),
      detail: factsOf(noted, person, people, language),
    };
  });
  return { records, total: rows[0]?.total ?? 0 };
}

async function chainState(db: Db): Promise<Out<Calls['auditChain']>> {
  const { entries: count, waiting, first, last, broken } = await verify(db);
  return {
    entries: count,
    waiting,
    last,
    checkedAt: isoInstant(new Date()),
    first: first ? { place: first.place, at: isoInstant(first.at) } : null,
    broken: broken ? { place: broken.place, why: broken.why } : null,
  };
}

async function excel(db: Db, asked: Asked, language: Language) {
  const { records } = await entries(db, asked, language, MOST, 0);
  const heads = [
    'auditAt',
    'auditSource',
    'auditEvent',
    'auditWho',
    'auditCompany',
    'auditOrder',
    'auditAddress',
  ] as const;
  return workbook('audit', [
    {
      name: say(language, 'auditSheet'),
      columns: [...heads, 'auditDetail' as const, 'auditCount' as const, 'auditPlace' as const].map((id, at) => ({
        head: say(language, id),
        width: [26, 12, 20, 18, 30, 16, 18, 60, 8, 10][at] ?? 16,
      })),
      rows: records.map((one) => [
        one.at,
        sayNamed(language, 'auditSource', one.source) ?? one.source,
        one.said,
        one.userName,
        one.customerName,
        one.bookingNo,
        one.address,
        one.detail.map(({ name, value }) => say(language, 'auditPair', { name, value })).join('; '),
        one.count,
        one.place,
      ]),
    },
  ]);
}

/** What was done in the house, for its administrator. */
export const audit = ({ db, security }: Services): FileHandlers<'desk', 'audit'> => ({
  auditPage: ({ current, size, ...asked }, { language }) => entries(db, asked, language, size, (current - 1) * size),
  auditChain: () => chainState(db),
  async auditExcel(asked, { visitor: { userId }, language, address }) {
    security.note('export', { userId, address, detail: { what: 'audit' } });
    return excel(db, asked, language);
  },
});
