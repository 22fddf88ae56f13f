import { type BillDraftValues, type BillKind, draftValues, type HeldHead } from '@lading/validators/bill';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { WrittenCells } from '../../database/schema/instructions.ts';
import { billDrafts, bills } from '../../database/schema.ts';
import { type BillContent, presentBills, recordOf } from '../versions/content.ts';
import { type Booking, ownKind } from '../versions/find.ts';
import type { Stored } from './merge.ts';

/** A bill of a booking as it is written now. */
export interface DraftBill extends Stored {
  readonly kind: BillKind;
  readonly billId: number;
  /** 0 is the main bill */
  readonly position: number;
  readonly values: BillDraftValues;
  readonly written: WrittenCells;
  readonly locked: readonly string[];
  readonly userId: number | null;
  readonly savedAt: Date | null;
  /** what the bill itself says: what was sent or issued, or what the booking knew */
  readonly present: BillContent;
  readonly billVersion: number;
}

const PORT = (stem: string) => [`${stem}Id`, `${stem}Name`, `${stem}Code`];

/** What the carrier and the forwarder fill, and the customer only reads. */
function lockedFields({ vessel, voyage, etd, shippingName, portStartCode, portEndCode, webStatus }: Booking): string[] {
  return [
    'bkgNo',
    'mblNo',
    ...(vessel === '' ? [] : ['vessel']),
    ...(voyage === '' ? [] : ['voyage']),
    ...(etd === null ? [] : ['etd']),
    ...(shippingName === '' ? [] : ['shippingId', 'shippingName']),
    ...(portStartCode === '' ? [] : PORT('portStart')),
    ...(portEndCode === '' ? [] : PORT('portEnd')),
    // A number of one’s own can be given until the instruction is taken.
    ...(webStatus >= 3 && webStatus <= 8 ? ['hblNo'] : []),
  ];
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The bill as its booking knows it, in English, whoever writes. */
export const opened = (kind: BillKind, present: BillContent, version: number, webStatus: number) =>
  recordOf(kind, present, { version, webStatus, language: 'en-US' });

const of = (head: HeldHead, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in head ? [[name, head[name as 'vessel'] ?? null]] : [])));

/** All bills of a booking as they are written, the main one first, those of its own kind before the others. */
export async function draftsOf(db: Db, booking: Booking): Promise<DraftBill[]> {
  const { id: bookingId, webStatus } = booking;
  const own = ownKind(booking);
  const kinds: BillKind[] = own === 'MBL' ? ['MBL', 'HBL'] : ['HBL', 'MBL'];
  const [kept, ...present] = await Promise.all([
    db.select().from(billDrafts).where(eq(billDrafts.bookingId, bookingId)),
    ...kinds.map((kind) => presentBills(db, bookingId, kind)),
  ]);
  const fixed = lockedFields(booking);
  return kinds.flatMap((kind, at) =>
    (present[at] ?? []).map((bill): DraftBill => {
      const said = draftValues(opened(kind, bill, bill.version, webStatus));
      const draft = kept.find(({ billId }) => billId === bill.billId);
      // A number that nobody has given yet is the forwarder's to give; of the rest only what is known is fixed.
      const locked = fixed.filter(
        (name) => name in said.head && (/^(?:bkgNo|mblNo)$/.test(name) || isFilled(said.head[name as 'vessel'])),
      );
      const values = draft?.values ?? said;
      return {
        kind,
        billId: bill.billId,
        position: bill.position,
        locked,
        present: bill,
        billVersion: bill.version,
        revision: draft?.revision ?? 0,
        written: draft?.written ?? {},
        userId: draft?.userId ?? null,
        values: { ...values, head: { ...values.head, ...of(said.head, locked) } },
        savedAt: draft?.savedAt ?? null,
      };
    }),
  );
}

interface Kept extends Stored {
  readonly bookingId: number;
  readonly billId: number;
  readonly userId: number | null;
  readonly savedAt?: Date | null;
  readonly requestId?: string;
}

/** Keeps a bill as it is written. */
export async function keepDraft(tx: Db, { billId, requestId, ...row }: Kept): Promise<void> {
  const { bookingId, revision, values, written, userId, savedAt = new Date() } = row;
  const set = { revision, values, written, userId, savedAt };
  await tx
    .insert(billDrafts)
    .values({ billId, bookingId, ...set, requestId: requestId ?? null })
    .onConflictDoUpdate({ target: billDrafts.billId, set });
}

/** Nobody writes on any more: the bill itself says what holds. */
export const forgetDrafts = (tx: Db, bookingId: number) =>
  tx.delete(billDrafts).where(eq(billDrafts.bookingId, bookingId));

/** The ids of the sub-bills of a kind, as the tabs want them. */
export async function subBillIds(db: Db, bookingId: number, kind: BillKind) {
  const rows = await db
    .select({ id: bills.id, position: bills.position, kind: bills.kind })
    .from(bills)
    .where(eq(bills.bookingId, bookingId))
    .orderBy(asc(bills.position));
  return { list: rows.flatMap((row) => (row.kind === kind && row.position > 0 ? [row.id] : [])) };
}
