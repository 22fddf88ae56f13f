import type { BillKind } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { StoredBill } from '../../database/schema/reviews.ts';
import { billContents, bills, billVersions, containers, goods } from '../../database/schema.ts';
import { logged } from '../log.ts';
import { type BillContent, hashOf, presentBills, storedOf } from './content.ts';
import type { Booking, Source } from './find.ts';

export interface NewVersion {
  readonly bookingId: number;
  readonly kind: BillKind;
  readonly source: Source;
  readonly version: number;
  /** all bills of the kind, the main one first */
  readonly contents: readonly BillContent[];
  readonly authorId?: number | null;
  readonly note?: string;
  readonly requestId?: string;
  readonly createTime?: Date;
}

/** Keeps one without a line in the log: it goes along with another one. */
export async function keepVersion(tx: Db, { contents, kind, ...version }: NewVersion): Promise<void> {
  const kept = contents.map((one) => ({ ...one, content: storedOf(kind, one.content) }));
  const [row] = await tx
    .insert(billVersions)
    .values({ ...version, kind, hash: hashOf(kept) })
    .returning({ id: billVersions.id });
  if (!row) return;
  const rows = kept.map(({ billId, position, content }) => ({ versionId: row.id, billId, position, content }));
  await tx.insert(billContents).values(rows);
}

/** Keeps one numbered instruction or draft for ever, and writes into the log who sent or issued it. */
export async function addVersion(tx: Db, version: NewVersion): Promise<void> {
  await keepVersion(tx, version);
  await logged(tx, {
    bookingId: version.bookingId,
    event: version.source === 'draft' ? 'draftIssued' : 'instructionSent',
    source: version.source,
    version: version.version,
    userId: version.authorId ?? null,
    values: version.note ? { note: version.note } : {},
    ...(version.createTime && { createTime: version.createTime }),
  });
}

/** Stores the present draft as a version, where it was issued before versions were stored. */
export async function keepDraft(tx: Db, booking: Booking, kind: BillKind): Promise<void> {
  const present = await presentBills(tx, booking.id, kind);
  const [main] = present;
  if (!main) return;
  const { version } = main;
  const [known] = await tx
    .select({ id: billVersions.id })
    .from(billVersions)
    .where(
      and(
        eq(billVersions.bookingId, booking.id),
        eq(billVersions.kind, kind),
        eq(billVersions.source, 'draft'),
        eq(billVersions.version, version),
      ),
    );
  if (known) return;
  const made = main.content.fields['blDate'];
  const createTime = made instanceof Date ? made : booking.createTime;
  await keepVersion(tx, { bookingId: booking.id, kind, source: 'draft', version, contents: present, createTime });
}

/** Makes a bill say what was issued, or sent: everything that reads the present bills shows it from then on. */
export async function setPresent(
  tx: Db,
  billId: number,
  { fields, goods: cargo, containers: boxes, ...actual }: StoredBill,
  { version, webStatus }: { version: number; webStatus: number },
): Promise<void> {
  const blDate = typeof fields['blDate'] === 'string' ? new Date(fields['blDate']) : null;
  // The fields follow the same list as the columns; the contract has checked their types.
  const row = { ...fields, blDate, ...actual, version, webStatus } as Partial<typeof bills.$inferInsert>;
  await tx.update(bills).set(row).where(eq(bills.id, billId));
  await tx.delete(goods).where(eq(goods.billId, billId));
  await tx.delete(containers).where(eq(containers.billId, billId));
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((one, position) => ({ ...one, billId, position }));
  if (cargo.length > 0) await tx.insert(goods).values(placed(cargo) as (typeof goods.$inferInsert)[]);
  if (boxes.length > 0) await tx.insert(containers).values(placed(boxes) as (typeof containers.$inferInsert)[]);
}
