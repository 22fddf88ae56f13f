import { type BillKind, kindOf, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, eq, max } from 'drizzle-orm';
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

/** Numbers of the newest draft and instruction, 0 where there is none. */
export async function newestOf(db: Db, { id, webStatus }: Booking, kind: BillKind) {
  const kept = async (source: Source) => {
    const [row] = await db
      .select({ version: max(billVersions.version) })
      .from(billVersions)
      .where(ofSource(id, kind, source));
    return row?.version ?? 0;
  };
  const [main] = await db
    .select({ version: bills.version })
    .from(bills)
    .where(and(eq(bills.bookingId, id), eq(bills.kind, kind), eq(bills.position, 0)));
  const present = main && hasDraft(webStatus) ? main.version : 0;
  return { draft: Math.max(present, await kept('draft')), instruction: await kept('instruction') };
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
