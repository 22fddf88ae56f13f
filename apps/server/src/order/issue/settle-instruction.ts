import type { BillKind, FieldComparison, RowPair } from '@lading/validators/bill';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { StoredBill } from '../../database/schema/reviews.ts';
import { billRequests } from '../../database/schema.ts';
import { compareContents } from '../marks/compared.ts';
import { addVersion } from '../versions/add-version.ts';
import type { BillContent } from '../versions/content.ts';

type Row = Readonly<Record<string, unknown>>;

// A code, a name and an id that stand for one thing go together.
function copied(from: Row, to: Row, field: string): Row {
  const stem = field.replace(/(Name|Code)$/, '');
  const names = [field, stem, `${stem}Id`, `${stem}Name`, `${stem}Code`].filter((name) => name in from);
  return { ...to, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

function copiedRow(rows: readonly Row[], from: readonly Row[], pair: RowPair | undefined, field: string) {
  const source = from[pair?.right ?? -1];
  return source && pair?.left !== null
    ? rows.map((row, at) => (at === pair?.left ? copied(source, row, field) : row))
    : rows;
}

/** The instruction with one field as the draft has it; whole rows, and sums, are the draft's own. */
function withField(
  sent: StoredBill,
  draft: StoredBill,
  { path, field }: FieldComparison,
  rows: { readonly goods: readonly RowPair[]; readonly containers: readonly RowPair[] },
): StoredBill {
  if (path.startsWith('bill.')) return { ...sent, fields: copied(draft.fields, sent.fields, field) };
  const [, list, key] = /^(goods|containers)\[(.*)\]\.\w+$/.exec(path) ?? [];
  if (list !== 'goods' && list !== 'containers') return sent;
  const pair = rows[list].find((one) => one.key === key);
  return { ...sent, [list]: copiedRow(sent[list], draft[list], pair, field) };
}

export interface Settling {
  readonly bookingId: number;
  readonly kind: BillKind;
  /** the newest instruction and its number */
  readonly instruction: readonly BillContent[];
  readonly number: number;
  /** the draft that the changes were asked of, and the one that is issued now */
  readonly from: number;
  readonly after: readonly BillContent[];
}

/**
 * What was asked for, accepted, and now stands in the draft is what the customer wants: where the instruction said something else it
 * gets a next number with these fields, so that nobody has to let his own change pass. Answers the instruction that holds from now on.
 */
export async function settleInstruction(tx: Db, settling: Settling): Promise<readonly BillContent[]> {
  const { bookingId, kind, instruction, number, from, after } = settling;
  const accepted = await tx
    .select()
    .from(billRequests)
    .where(
      and(eq(billRequests.bookingId, bookingId), eq(billRequests.version, from), eq(billRequests.status, 'accepted')),
    )
    .orderBy(asc(billRequests.id));
  const [last] = accepted.slice(-1);
  if (!last) return instruction;
  const compared = compareContents(kind, instruction, after);
  let changed = false;
  const contents = instruction.map((bill) => {
    const draft = after.find(({ billId }) => billId === bill.billId);
    const comparison = compared.find(({ billId }) => billId === bill.billId)?.comparison;
    if (!draft || !comparison) return bill;
    const granted = comparison.fields.filter(
      ({ path, class: difference, right }) =>
        difference !== 'same' &&
        accepted.some((one) => one.billId === bill.billId && one.path === path && one.proposed === right),
    );
    if (granted.length === 0) return bill;
    changed = true;
    const content = granted.reduce(
      (sent, field) => withField(sent, draft.content, field, comparison.rows),
      bill.content,
    );
    return { ...bill, content };
  });
  if (!changed) return instruction;
  const version = { bookingId, kind, source: 'instruction', version: number + 1, contents } as const;
  await addVersion(tx, { ...version, authorId: last.userId });
  return contents;
}
