import { createHash } from 'node:crypto';
import { asc, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { securityLog } from '../database/schema.ts';

type Row = typeof securityLog.$inferSelect;

const LOCK = 7_416_204;
/** Rows that are chained in one step; more of them wait for the next. */
const STEP = 1_000;

/** What an entry says, with its place and the hash of the one before. A changed word, time or order is another hash. */
const hashOf = (row: Row, place: number, before: string): string =>
  createHash('sha256')
    .update(JSON.stringify([place, before, row.id, row.at, row.event, row.userId, row.address]))
    .update(JSON.stringify([row.detail, row.count, row.lastTime]))
    .digest('hex');

/**
 * Puts the entries that were written since into the chain; answers how many. It is done after they were written, and not with them: an
 * entry waits for no other then, and one whose transaction took long comes when it is there.
 */
export async function chain(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    // One after the other, whoever does it.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [last] = await tx
      .select({ place: securityLog.place, hash: securityLog.hash })
      .from(securityLog)
      .where(isNotNull(securityLog.place))
      .orderBy(desc(securityLog.place))
      .limit(1);
    const rows = await tx
      .select()
      .from(securityLog)
      .where(isNull(securityLog.place))
      .orderBy(asc(securityLog.id))
      .limit(STEP);
    let [place, before] = [last?.place ?? 0, last?.hash ?? ''];
    const links = rows.map((row) => {
      place += 1;
      const link = { id: row.id, place, before, hash: hashOf(row, place, before) };
      before = link.hash;
      return link;
    });
    if (links.length === 0) return 0;
    await tx.execute(sql`
      update security_log set place = link.place, before = link.before, hash = link.hash
      from json_to_recordset(${JSON.stringify(links)}::json) as link(id bigint, place bigint, before text, hash text)
      where security_log.id = link.id`);
    return links.length;
  });
}

export interface Verified {
  /** entries of the chain */
  readonly entries: number;
  /** entries that are not yet part of it */
  readonly waiting: number;
  /** when the first was written, and its place: 1 until the log is older than it is kept */
  readonly first: { readonly place: number; readonly at: Date } | undefined;
  /** the hash of the last one: written down elsewhere, it shows that the end was not cut off or made anew */
  readonly last: string;
  /** the first that is not what it was */
  readonly broken: { readonly place: number; readonly id: number; readonly why: 'changed' | 'missing' } | undefined;
}

/** Reads the whole chain anew. What is older than the log is kept for may be missing from its beginning, and nothing else. */
export async function verify(db: Db): Promise<Verified> {
  const waiting = await db.$count(securityLog, isNull(securityLog.place));
  const entries = await db.$count(securityLog, isNotNull(securityLog.place));
  let before: Row | undefined;
  let first: Verified['first'];
  const found = (broken: Verified['broken']) => ({ entries, waiting, first, last: before?.hash ?? '', broken });
  for (;;) {
    const rows = await db
      .select()
      .from(securityLog)
      .where(sql`${securityLog.place} > ${before?.place ?? 0}`)
      .orderBy(asc(securityLog.place))
      .limit(STEP);
    for (const row of rows) {
      const place = row.place ?? 0;
      const follows = !before || (place === (before.place ?? 0) + 1 && row.before === before.hash);
      const kept = row.hash === hashOf(row, place, row.before ?? '');
      if (!follows || !kept) return found({ place, id: row.id, why: kept ? 'missing' : 'changed' });
      first ??= { place, at: row.at };
      before = row;
    }
    if (rows.length < STEP) return found(undefined);
  }
}
