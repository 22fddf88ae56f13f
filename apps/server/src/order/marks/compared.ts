import {
  type BillComparison,
  type BillKind,
  type BillMark,
  type BillMarks,
  type BillRecord,
  type ChangeReason,
  compareBills,
  INSTRUCTION_DRAFT,
} from '@lading/validators/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billMarks } from '../../database/schema.ts';
import { type BillContent, recordOf } from '../versions/content.ts';
import { type Booking, contentsOf } from '../versions/find.ts';

/** One bill of a draft, compared with what was sent. */
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

/** The bills of a draft, each compared with the instruction of that number. */
export async function comparedBills(
  db: Db,
  booking: Booking,
  kind: BillKind,
  { instruction, draft }: { instruction: number; draft: number },
): Promise<ComparedBill[]> {
  const sent = instruction > 0 ? await contentsOf(db, booking, kind, 'instruction', instruction) : undefined;
  const issued = await contentsOf(db, booking, kind, 'draft', draft);
  return compareContents(kind, sent, issued ?? []);
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
