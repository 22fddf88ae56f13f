import { type BillKind, compareBills, DRAFT_DRAFT, unchangedPaths } from '@lading/validators/bill';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billMarks, billRequests } from '../../database/schema.ts';
import { type BillContent, recordOf } from '../versions/content.ts';
import { compareContents, type MarkRow, marksOfDraft } from './compared.ts';

export interface Drafts {
  readonly kind: BillKind;
  readonly instruction: readonly BillContent[] | undefined;
  readonly before: readonly BillContent[];
  readonly after: readonly BillContent[];
}

/** Paths of the new draft by bill, and those that say what they said. */
function pathsOf({ kind, instruction, before, after }: Drafts) {
  const now = compareContents(kind, instruction, after);
  const then = compareContents(kind, instruction, before);
  return new Map(
    now.map(({ billId, comparison }) => {
      const earlier = then.find((one) => one.billId === billId);
      const [own, next] = [before, after].map((bills) => bills.find((one) => one.billId === billId));
      const paths = new Set(comparison.fields.map(({ path }) => path));
      if (!earlier || !own || !next) return [billId, { paths, unchanged: new Set<string>() }];
      if (instruction) return [billId, { paths, unchanged: unchangedPaths(earlier.comparison, comparison) }];
      // Without an instruction both comparisons are of a bill with itself.
      const at = { version: 1, webStatus: 1, language: 'en-US' as const };
      const changes = compareBills(recordOf(kind, own, at), recordOf(kind, next, at), DRAFT_DRAFT);
      const alike = changes.fields.filter(({ left, right, row }) => left === right && !row).map(({ path }) => path);
      return [billId, { paths, unchanged: new Set(alike) }];
    }),
  );
}

/**
 * Takes the marks of a draft over to the next one: what stands on a field that says the same is kept, also who gave it; what stands on a
 * changed field, or was answered by the forwarder, is asked again.
 */
export async function carryMarks(tx: Db, drafts: Drafts, from: number, to: number): Promise<void> {
  const paths = pathsOf(drafts);
  const ids = [...paths.keys()];
  const rows = (await marksOfDraft(tx, ids, from)).filter(({ verdict, again }) => verdict !== null || again);
  if (rows.length === 0) return;
  const answered = await tx.select().from(billRequests).where(inArray(billRequests.billId, ids));
  // What was decided after the answer stands.
  const wasAnswered = ({ billId, path, markedAt }: MarkRow) =>
    answered.some(
      (one) => one.billId === billId && one.path === path && one.version === from && (one.answeredAt ?? 0) > markedAt,
    );
  const carried = rows.flatMap(({ id, ...row }) => {
    const bill = paths.get(row.billId);
    // What the mark was about is gone.
    if (!bill?.paths.has(row.path)) return [];
    return row.verdict !== null && bill.unchanged.has(row.path) && !wasAnswered({ ...row, id })
      ? { ...row, version: to, revision: 1, carriedFrom: row.carriedFrom ?? from }
      : { ...row, version: to, revision: 1, verdict: null, proposed: '', reason: '', carriedFrom: null, again: true };
  });
  if (carried.length > 0) await tx.insert(billMarks).values(carried);
}
