import { type BillKind, kindOf, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, eq, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../../database/once.ts';
import type { Db } from '../../database/open.ts';
import { billContents, bills, billVersions, type bookings } from '../../database/schema.ts';
import { type BillContent, presentBills } from './content.ts';

export type Booking = typeof bookings.$inferSelect;
export type Source = 'instruction' | 'draft';

/** The kind of bill that a booking is about. */
export const ownKind = ({ blType }: Pick<Booking, 'blType'>): BillKind => kindOf(blType);

const DRAWN: readonly number[] = [
  WEB_STATUS.copyReady,
  WEB_STATUS.changeRequested,
  WEB_STATUS.confirmed,
  WEB_STATUS.issued,
  WEB_STATUS.released,
];

/** A draft exists from the moment the copy is ready until the bill is released. */
export const hasDraft = (webStatus: number): boolean => DRAWN.includes(webStatus);

const ofSource = (bookingId: number, kind: BillKind, source: Source) =>
  and(eq(billVersions.bookingId, bookingId), eq(billVersions.kind, kind), eq(billVersions.source, source));

const newestQuery = oncePerDatabase((db) => {
  const newest = (source: Source) =>
    sql<number | null>`max(${billVersions.version}) filter (where ${billVersions.source} = ${sql.raw(`'${source}'`)})`;
  const [id, kind] = [sql.placeholder('id'), sql.placeholder('kind')];
  return db
    .select({
      draft: newest('draft'),
      instruction: newest('instruction'),
      main: sql<number | null>`(
        select main.version from ${bills} main where main.booking_id = ${id} and main.kind = ${kind} and main.position = 0
      )`,
    })
    .from(billVersions)
    .where(and(eq(billVersions.bookingId, id), eq(billVersions.kind, kind)))
    .prepare('newest_versions');
});

/**
 * Numbers of the newest draft and instruction, 0 where there is none. `kept` where the draft was written down as a version, which never
 * changes.
 */
export async function newestOf(db: Db, { id, webStatus }: Booking, kind: BillKind) {
  const [row] = await newestQuery(db).execute({ id, kind });
  const present = row?.main && hasDraft(webStatus) ? row.main : 0;
  const kept = row?.draft ?? 0;
  return { draft: Math.max(present, kept), instruction: row?.instruction ?? 0, kept: kept > 0 && kept >= present };
}

/**
 * The bills of one version, the main one first; undefined where there is no such version. Drafts from before versions were kept exist as
 * long as they are the newest.
 */
export async function contentsOf(
  db: Db,
  booking: Booking,
  kind: BillKind,
  source: Source,
  version: number,
): Promise<readonly BillContent[] | undefined> {
  const rows = await db
    .select({ billId: billContents.billId, position: billContents.position, content: billContents.content })
    .from(billContents)
    .innerJoin(billVersions, eq(billVersions.id, billContents.versionId))
    .where(and(ofSource(booking.id, kind, source), eq(billVersions.version, version)))
    .orderBy(asc(billContents.position));
  if (rows.length > 0) return rows;
  if (source === 'instruction' || !hasDraft(booking.webStatus)) return undefined;
  const present = await presentBills(db, booking.id, kind);
  return present[0]?.version === version ? present : undefined;
}
