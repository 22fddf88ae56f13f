import { APPLICATION_KINDS, type contract, type In, type Out } from '@lading/api-client/contract';
import { and, asc, count, eq, ilike, min, or, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { applications, customers as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { shownMembership } from './membership.ts';

type Calls = typeof contract.user;

/** One page of customers: who waits longest for a decision comes first. */
async function list(
  db: Db,
  { current, size, keyword, customerId, view }: In<Calls['customerPage']>,
): Promise<Out<Calls['customerPage']>> {
  const open = db
    .select({ customerId: applications.customerId, since: min(applications.createTime).as('since') })
    .from(applications)
    .where(
      and(
        eq(applications.state, 1),
        APPLICATION_KINDS.some((kind) => kind === view) ? eq(applications.kind, view as never) : undefined,
      ),
    )
    .groupBy(applications.customerId)
    .as('open');
  const people = db
    .select({
      customerId: webUsers.customerId,
      users: count().as('users'),
      active: sql<boolean>`bool_or(${webUsers.active})`.as('any_active'),
    })
    .from(webUsers)
    .groupBy(webUsers.customerId)
    .as('people');
  const pattern = containing(keyword);
  const byAccount = sql`exists (select 1 from ${webUsers} one where one.customer_id = ${table.id} and one.account ilike ${pattern})`;
  const wanted = and(
    customerId === undefined ? undefined : eq(table.id, customerId),
    view === 'all' ? undefined : sql`${open.since} is not null`,
    keyword === ''
      ? undefined
      : or(...[table.name, table.nameEn, table.code, table.uscc].map((column) => ilike(column, pattern)), byAccount),
  );
  const rows = await db
    .select({ row: table, users: people.users, active: people.active, since: open.since, total: total() })
    .from(table)
    .leftJoin(open, eq(open.customerId, table.id))
    .leftJoin(people, eq(people.customerId, table.id))
    .where(wanted)
    .orderBy(sql`${open.since} asc nulls last`, asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const waits = await db
    .select({ kind: applications.kind, count: count() })
    .from(applications)
    .where(eq(applications.state, 1))
    .groupBy(applications.kind);
  const of = (kind: (typeof APPLICATION_KINDS)[number]) => waits.find((one) => one.kind === kind)?.count ?? 0;
  const records = rows.map(({ row, users, active, since }) => ({
    id: row.id,
    code: row.code,
    nameCn: row.name,
    nameEn: row.nameEn,
    uscc: row.uscc ?? '',
    phone: row.phone,
    address: row.address,
    mainLanes: [...row.mainLanes],
    level: row.level,
    certification: row.certification,
    credit: row.credit,
    fuda: shownMembership(row.fuda),
    createTime: isoInstant(row.createTime),
    users: users ?? 0,
    active: active ?? false,
    waitingSince: since && isoInstant(since),
  }));
  const views = {
    all: await db.$count(table),
    certification: of('certification'),
    credit: of('credit'),
    fuda: of('fuda'),
  };
  return { records, total: rows[0]?.total ?? 0, views };
}

export const customers = ({ db }: Services): FileHandlers<'user', 'customers'> => ({
  customerPage: (asked) => list(db, asked),
});
