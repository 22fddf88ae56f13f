import {
  type BillComparison,
  type BillKind,
  type BillMark,
  type BillMarks,
  type BillRecord,
  besideBills,
  type ChangeReason,
  compareBills,
  INSTRUCTION_DRAFT,
  MASTER_HOUSES,
  otherKind,
} from '@lading/validators/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billMarks } from '../../database/schema.ts';
import { type BillContent, presentBills, recordOf } from '../versions/content.ts';
import { type Booking, contentsOf } from '../versions/find.ts';

/** One bill of a draft, compared with what was sent; or the whole master with its houses, which stands with the main bill. */
export interface ComparedBill {
  readonly billId: number;
  readonly position: number;
  readonly comparison: BillComparison;
}

// The names that a reader knows do not change what differs; the words are those of the bill.
const plain = (kind: BillKind, bill: BillContent): BillRecord =>
  recordOf(kind, bill, { version: 1, webStatus: 1, language: 'en-US' });

/** Compares bills by their place; a bill that the instruction does not have is compared with itself. */
export function compareContents(
  kind: BillKind,
  instruction: readonly BillContent[] | undefined,
  draft: readonly BillContent[],
): ComparedBill[] {
  return draft.map((bill) => {
    const sent = instruction?.find(({ billId }) => billId === bill.billId) ?? bill;
    const comparison = compareBills(plain(kind, sent), plain(kind, bill), INSTRUCTION_DRAFT);
    return { billId: bill.billId, position: bill.position, comparison };
  });
}

/** Sub-bills where a main bill is split, for it says their sum. */
export const partsOf = <Bill extends { readonly position: number }>(bills: readonly Bill[]): readonly Bill[] =>
  bills.length > 1 ? bills.filter(({ position }) => position > 0) : bills;

/** The master of a booking with its houses, where it has both, by the paths that marks know. */
export function compareKinds(
  kind: BillKind,
  own: readonly BillContent[],
  other: readonly BillContent[],
): ComparedBill[] {
  const main = own.find(({ position }) => position === 0);
  if (!main || other.length === 0) return [];
  const records = (of: BillKind, bills: readonly BillContent[]) => partsOf(bills).map((bill) => plain(of, bill));
  const [mine, theirs] = [records(kind, own), records(otherKind(kind), other)];
  const [masters, houses] = kind === 'MBL' ? [mine, theirs] : [theirs, mine];
  return [{ ...main, comparison: besideBills(compareBills(masters, houses, MASTER_HOUSES)) }];
}

/** The bills of a draft, each compared with the instruction of that number, and the master with its houses. */
export async function comparedBills(
  db: Db,
  booking: Booking,
  kind: BillKind,
  { instruction, draft }: { instruction: number; draft: number },
): Promise<ComparedBill[]> {
  const sent = instruction > 0 ? await contentsOf(db, booking, kind, 'instruction', instruction) : undefined;
  const issued = await contentsOf(db, booking, kind, 'draft', draft);
  const bills = compareContents(kind, sent, issued ?? []);
  return sent && issued
    ? [...bills, ...compareKinds(kind, issued, await presentBills(db, booking.id, otherKind(kind)))]
    : bills;
}

export type MarkRow = typeof billMarks.$inferSelect;

export const marksOfDraft = (db: Db, billIds: readonly number[], version: number): Promise<MarkRow[]> =>
  billIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(billMarks)
        .where(and(inArray(billMarks.billId, [...billIds]), eq(billMarks.version, version)));

function verdictOf({ verdict, proposed, reason }: MarkRow): BillMark['verdict'] {
  const by = { author: '', at: '' };
  if (verdict === 'ok') return { kind: 'ok', ...by };
  if (verdict === 'waived') return { kind: 'waived', reason, ...by };
  return verdict === 'change' ? { kind: 'change', proposed, reason: reason as ChangeReason, ...by } : undefined;
}

/** The marks of one bill as the rules of the review read them; whose they are does not matter there. */
export const verdictsOf = (rows: readonly MarkRow[], billId: number): BillMarks =>
  Object.fromEntries(
    rows
      .filter((row) => row.billId === billId)
      .map((row) => {
        const verdict = verdictOf(row);
        return [row.path, verdict ? { verdict } : {}];
      }),
  );
