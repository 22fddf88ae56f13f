import { type BillKind, compareBills, DRAFT_DRAFT, unchangedPaths } from '@lading/validators/bill';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billMarks, billRequests } from '../../database/schema.ts';
import { type BillContent, recordOf } from '../versions/content.ts';
import { compareContents, compareKinds, type MarkRow, marksOfDraft } from './compared.ts';

export interface Drafts {
  readonly kind: BillKind;
  readonly instruction: readonly BillContent[] | undefined;
  readonly before: readonly BillContent[];
  readonly after: readonly BillContent[];
  /** the bills of the other kind, where the booking has both */
  readonly other?: readonly BillContent[];
}

interface Paths {
  readonly paths: Set<string>;
  readonly unchanged: Set<string>;
}

/** The same of the master with its houses, whose places stand with those of the main bill. */
function addKinds(byBill: ReadonlyMap<number, Paths>, { kind, before, after, other = [] }: Drafts): void {
  const [[then], [now]] = [compareKinds(kind, before, other), compareKinds(kind, after, other)];
  const main = now && byBill.get(now.billId);
  if (!main || !then) return;
  for (const { path } of now.comparison.fields) main.paths.add(path);
  for (const path of unchangedPaths(then.comparison, now.comparison)) main.unchanged.add(path);
}

/** Paths of the new draft by bill, and those that say what they said. */
function pathsOf(drafts: Drafts): ReadonlyMap<number, Paths> {
  const { kind, instruction, before, after } = drafts;
  const now = compareContents(kind, instruction, after);
  const then = compareContents(kind, instruction, before);
  const byBill = new Map(
    now.map(({ billId, comparison }): [number, Paths] => {
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
  if (instruction) addKinds(byBill, drafts);
  return byBill;
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
