import type { RateSheet } from '@lading/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateSheets, webUsers } from '../../database/schema.ts';

/** The office whose sheets are kept here. */
const OFFICE = 'NGB';
/** Of those who write in sheets at the same time, publish them, and make their drafts. */
const LOCK = 7416219;

export type Version = typeof rateSheets.$inferSelect;
const mine = (sheet: RateSheet) => and(eq(rateSheets.mode, sheet), eq(rateSheets.office, OFFICE));

/** Whoever writes holds the draft open; whoever publishes holds it alone. */
export const holdOpen = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
export const holdAlone = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** The version on sale with who published it; undefined before the first. */
export async function liveVersion(db: Db, sheet: RateSheet) {
  const [found] = await db
    .select({ row: rateSheets, by: webUsers.name, byEn: webUsers.nameEn })
    .from(rateSheets)
    .leftJoin(webUsers, eq(webUsers.id, rateSheets.publishedBy))
    .where(and(mine(sheet), eq(rateSheets.status, RATE_STATUS.live)))
    .orderBy(desc(rateSheets.version))
    .limit(1);
  return found;
}

/** The draft, made where there is none: the version after the last with its rules. */
export async function draftVersion(db: Db, sheet: RateSheet): Promise<Version> {
  const wanted = and(mine(sheet), eq(rateSheets.status, RATE_STATUS.draft));
  const [draft] = await db.select().from(rateSheets).where(wanted);
  if (draft) return draft;
  const [last] = await db.select().from(rateSheets).where(mine(sheet)).orderBy(desc(rateSheets.version)).limit(1);
  const { version = 0, listAdd = '0', vipLess = '0' } = last ?? {};
  await db
    .insert(rateSheets)
    .values({ mode: sheet, office: OFFICE, version: version + 1, status: RATE_STATUS.draft, listAdd, vipLess })
    .onConflictDoNothing();
  const [made] = await db.select().from(rateSheets).where(wanted);
  if (!made) throw new Error(`no draft of ${sheet}`);
  return made;
}

/** The last versions with who published them, the newest first. */
export const versionsOf = (db: Db, sheet: RateSheet, most = 50) =>
  db
    .select({ row: rateSheets, by: webUsers.name, byEn: webUsers.nameEn })
    .from(rateSheets)
    .leftJoin(webUsers, eq(webUsers.id, rateSheets.publishedBy))
    .where(mine(sheet))
    .orderBy(desc(rateSheets.version))
    .limit(most);
