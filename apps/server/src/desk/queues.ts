import { type contract, DESK_QUEUES, type DeskQueueKind, type In, type Out } from '@lading/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DESK_ZONE } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { deskTakes, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ownCodesOf } from '../user/grants.ts';
import { ofLanguage } from '../user/name.ts';
import type { Staff } from '../user/session.ts';
import { QUEUES, waiting } from './declared.ts';
import { forgetSettled } from './settled.ts';
import { recentOf, teamOf as sharesOf } from './team.ts';

type Calls = typeof contract.desk;
type Asked = In<Calls['deskQueue']>;

/** Things that are tried one after the other: as many people at most come at the same moment. */
const MOST_TRIED = 20;

export const seenBy = ({ codes }: Pick<Staff, 'codes'>) =>
  DESK_QUEUES.filter((kind) => codes.includes(QUEUES[kind].code));

/** Those that are his daily work: by his roles, or by a code of his own or of a role that the house made. */
async function teamOf(db: Db, { userId }: Staff, seen: readonly DeskQueueKind[]) {
  const { roles, codes } = await ownCodesOf(db, userId);
  return seen.filter(
    (kind) => codes.includes(QUEUES[kind].code) || QUEUES[kind].roles.some((role) => roles.includes(role)),
  );
}

const instant = (column: string) => sql<Date>`${sql.raw(column)}`.mapWith(deskTakes.takenAt);
const maybeInstant = (column: string) => sql<Date | null>`${sql.raw(column)}`.mapWith(deskTakes.takenAt);
const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number);
const taken = and(sql`${deskTakes.kind} = work.kind`, sql`${deskTakes.subjectId} = work.id`);
const iso = (at: Date | null) => at && isoInstant(at);

/** How much waits in each queue: of everybody, and of whoever looks. */
async function counts(db: Db, userId: number, kinds: readonly DeskQueueKind[]) {
  const mine = sql.raw(`filter (where desk_takes.user_id = ${userId})`);
  return db
    .select({
      kind: sql<DeskQueueKind>`work.kind`,
      count: number('count(*)'),
      mine: sql<number>`count(*) ${mine}`.mapWith(Number),
      oldest: maybeInstant('min(since)'),
      nextDue: maybeInstant('min(due)'),
      oldestMine: sql<Date | null>`min(since) ${mine}`.mapWith(deskTakes.takenAt),
      nextMine: sql<Date | null>`min(due) ${mine}`.mapWith(deskTakes.takenAt),
    })
    .from(sql`(${waiting(kinds)}) work`)
    .leftJoin(deskTakes, taken)
    .groupBy(sql`work.kind`);
}

/** Who looks at a desk: the queues that are there for him, those of his daily work, and those whose things are listed. */
export interface Looker {
  readonly userId: number;
  readonly seen: readonly DeskQueueKind[];
  readonly team: readonly DeskQueueKind[];
  readonly listed: readonly DeskQueueKind[];
}

async function page(db: Db, asked: Asked, { visitor, language }: Caller<Staff>) {
  const seen = seenBy(visitor);
  const team = await teamOf(db, visitor, seen);
  return pageFor(db, asked, { userId: visitor.userId, seen, team, listed: seen }, language);
}

/** One page of what waits, with the cells above it. */
export async function pageFor(
  db: Db,
  { current, size, kind, scope }: Asked,
  { userId, seen, team, listed }: Looker,
  language: Language,
): Promise<Out<Calls['deskQueue']>> {
  const found = seen.length === 0 ? [] : await counts(db, userId, seen);
  const sum = (kinds: readonly DeskQueueKind[], of: 'count' | 'mine') =>
    found.filter((one) => kinds.includes(one.kind)).reduce((all, one) => all + one[of], 0);
  const scopes = { mine: sum(seen, 'mine'), team: sum(team, 'count'), all: sum(seen, 'count') };
  const shown = scope === 'team' ? team : seen;
  const queues = shown.map((name) => {
    const one = found.find((each) => each.kind === name);
    if (scope === 'mine')
      return {
        kind: name,
        count: one?.mine ?? 0,
        oldest: iso(one?.oldestMine ?? null),
        nextDue: iso(one?.nextMine ?? null),
      };
    return { kind: name, count: one?.count ?? 0, oldest: iso(one?.oldest ?? null), nextDue: iso(one?.nextDue ?? null) };
  });
  const asked = shown.filter((name) => kind === undefined || name === kind);
  const read = asked.filter((name) => listed.includes(name));
  const of = seen.filter((name) => listed.includes(name));
  const [shares, recent] = [await sharesOf(db, asked, language), await recentOf(db, of, language)];
  if (read.length === 0) return { records: [], total: 0, queues, scopes, team: shares, recent };

  const rows = await db
    .select({
      kind: sql<DeskQueueKind>`work.kind`,
      id: number('work.id'),
      customerId: sql<number | null>`work.customer_id`.mapWith((value: unknown) =>
        value === null ? null : Number(value),
      ),
      company: sql<string>`work.company`,
      companyEn: sql<string>`work.company_en`,
      what: sql<string>`work.what`,
      since: instant('work.since'),
      due: instant('work.due'),
      owner: webUsers.name,
      ownerEn: webUsers.nameEn,
      ownerId: webUsers.id,
      total: total(),
    })
    .from(sql`(${waiting(read)}) work`)
    .leftJoin(deskTakes, taken)
    .leftJoin(webUsers, eq(webUsers.id, deskTakes.userId))
    .where(scope === 'mine' ? eq(deskTakes.userId, userId) : undefined)
    .orderBy(sql`work.due`, sql`work.since`, sql`work.kind`, sql`work.id`)
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    what: row.what,
    zone: DESK_ZONE,
    customerId: row.customerId,
    customerName: ofLanguage(language, row.company, row.companyEn),
    createTime: isoInstant(row.since),
    dueAt: isoInstant(row.due),
    owner: ofLanguage(language, row.owner ?? '', row.ownerEn ?? ''),
    mine: row.ownerId === userId,
  }));
  const inAll = queues.filter((one) => read.includes(one.kind)).reduce((all, one) => all + one.count, 0);
  return { records, total: rows[0]?.total ?? inAll, queues, scopes, team: shares, recent };
}

/** Takes something for whoever asks, or gives back what is his; of two at a time one is told who was first. */
async function take(
  { db, bus }: Services,
  { kind, id, taken: wanted }: In<Calls['takeWork']>,
  { visitor, language }: Caller<Staff>,
): Promise<Out<Calls['takeWork']>> {
  if (!seenBy(visitor).includes(kind)) throw notFound();
  const { userId } = visitor;
  const it = and(eq(deskTakes.kind, kind), eq(deskTakes.subjectId, id));
  return db.transaction(async (tx) => {
    await forgetSettled(tx, [kind]);
    const [there] = await tx
      .select({ id: sql`work.id` })
      .from(sql`(${waiting([kind])}) work`)
      .where(sql`work.id = ${id}`);
    if (!there) throw notFound();
    if (!wanted) {
      const gone = await tx
        .delete(deskTakes)
        .where(and(it, eq(deskTakes.userId, userId)))
        .returning();
      if (gone.length === 0) throw refused('notTaken');
    } else {
      await tx.insert(deskTakes).values({ kind, subjectId: id, userId }).onConflictDoNothing();
      const [holder] = await tx
        .select({ userId: webUsers.id, name: webUsers.name, nameEn: webUsers.nameEn })
        .from(deskTakes)
        .innerJoin(webUsers, eq(webUsers.id, deskTakes.userId))
        .where(it);
      if (holder?.userId !== userId)
        throw refused('takenAlready', { name: ofLanguage(language, holder?.name ?? '', holder?.nameEn ?? '') });
    }
    await bus.publish(tx, { type: 'desk' });
    return { owner: wanted ? ofLanguage(language, visitor.name, visitor.nameEn) : '', mine: wanted };
  });
}

/** Takes what closes first of what nobody has: whoever comes second to one thing goes on to the next. */
async function takeFirst(
  { db, bus }: Services,
  { kind, scope }: In<Calls['takeNext']>,
  { visitor }: Caller<Staff>,
): Promise<Out<Calls['takeNext']>> {
  const seen = seenBy(visitor);
  const all = scope === 'team' ? await teamOf(db, visitor, seen) : seen;
  const kinds = all.filter((name) => kind === undefined || name === kind);
  if (kinds.length === 0) return { taken: null };
  return db.transaction(async (tx) => {
    await forgetSettled(tx, kinds);
    const rows = await tx
      .select({
        kind: sql<DeskQueueKind>`work.kind`,
        id: number('work.id'),
        customerId: sql<number | null>`work.customer_id`.mapWith((value: unknown) =>
          value === null ? null : Number(value),
        ),
      })
      .from(sql`(${waiting(kinds)}) work`)
      .leftJoin(deskTakes, taken)
      .where(isNull(deskTakes.userId))
      .orderBy(sql`work.due`, sql`work.since`, sql`work.kind`, sql`work.id`)
      .limit(MOST_TRIED);
    for (const row of rows) {
      const values = { kind: row.kind, subjectId: row.id, userId: visitor.userId };
      // Whoever is about to take the same is waited for, and then it is his.
      const [mine] = await tx.insert(deskTakes).values(values).onConflictDoNothing().returning();
      if (!mine) continue;
      await bus.publish(tx, { type: 'desk' });
      return { taken: row };
    }
    return { taken: null };
  });
}

export const queues = (services: Services): FileHandlers<'desk', 'queues'> => ({
  deskQueue: (asked, caller) => page(services.db, asked, caller),
  takeWork: (asked, caller) => take(services, asked, caller),
  takeNext: (asked, caller) => takeFirst(services, asked, caller),
});
