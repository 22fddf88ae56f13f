import { type BillKind, draftRecord, type FieldComparison } from '@lading/validators/bill';
import type { SentChange } from '../../database/schema/instructions.ts';
import type { StoredBill } from '../../database/schema/reviews.ts';
import { compareContents } from '../marks/compared.ts';
import { type BillContent, storedOfRecord } from '../versions/content.ts';
import { type DraftBill, opened } from './drafts.ts';

type Row = Readonly<Record<string, unknown>>;
const LISTS = ['goods', 'containers'] as const;

/** What a bill that is written would say if it was sent now. */
export function contentOf(draft: DraftBill, webStatus: number): BillContent {
  const { kind, billId, position, present, billVersion, values } = draft;
  const record = draftRecord(opened(kind, present, billVersion, webStatus), values);
  return { billId, position, content: storedOfRecord(record) };
}

/** Sums follow from their rows, and a figure that is written otherwise is no change. */
const isSilent = ({ group, class: difference, kind, row }: FieldComparison): boolean =>
  group === 'totals' || (row === undefined && (difference === 'same' || kind === 'format'));

/** What differs between two states of the bills of a kind. */
export const differences = (
  kind: BillKind,
  before: readonly BillContent[],
  after: readonly BillContent[],
): SentChange[] =>
  compareContents(kind, before, after).flatMap(({ billId, comparison }) =>
    comparison.fields.flatMap((field) => {
      const { path, left, right, row } = field;
      if (isSilent(field)) return [];
      const said = (text: string) =>
        text === '' && row
          ? Object.values(field.cells ?? {})
              .filter(Boolean)
              .join(' · ')
          : text;
      return [
        {
          kind,
          billId,
          path,
          decision: null,
          note: '',
          old: row === 'extra' ? '' : said(left),
          new: row === 'missing' ? '' : said(right),
        },
      ];
    }),
  );

// A code, a name and an id that stand for one thing go together.
function withField(row: Row, from: Row, field: string): Row {
  const stem = field.replace(/(?:Name|Code|Id)$/, '');
  const names = [field, stem, `${stem}Id`, `${stem}Name`, `${stem}Code`].filter((name) => name in from);
  return { ...row, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

/** A bill with some of its differences taken back: as they were before. */
function withoutChanges(
  kind: BillKind,
  before: BillContent,
  after: BillContent,
  paths: ReadonlySet<string>,
): StoredBill {
  const [compared] = compareContents(kind, [before], [after]);
  if (!compared) return after.content;
  const { fields, rows } = compared.comparison;
  const declined = fields.filter(({ path }) => paths.has(path));
  let content = after.content;
  for (const { path, field } of declined)
    if (path.startsWith('bill.'))
      content = { ...content, fields: withField(content.fields, before.content.fields, field) };
  for (const list of LISTS) {
    const old = before.content[list];
    const kept = content[list].map((row, at) => {
      const pair = rows[list].find(({ right }) => right === at);
      const own = declined.filter(({ path }) => pair && path.startsWith(`${list}[${pair.key}].`));
      const source = pair && pair.left !== null ? old[pair.left] : undefined;
      return source ? own.reduce((row_, { field }) => withField(row_, source, field), row) : row;
    });
    const whole = declined.filter(({ path, row }) => row !== undefined && path.startsWith(`${list}[`));
    const pairOf = (path: string) => rows[list].find(({ key }) => path === `${list}[${key}]`);
    const added = new Set(whole.flatMap(({ path, row }) => (row === 'extra' ? (pairOf(path)?.right ?? []) : [])));
    const gone = whole.flatMap(({ path, row }) => (row === 'missing' ? (pairOf(path)?.left ?? []) : []));
    const back = gone.flatMap((at) => old[at] ?? []);
    content = { ...content, [list]: [...kept.filter((_, at) => !added.has(at)), ...back] };
  }
  return content;
}

/** The bills after a change with what was declined of it taken back. */
export const withDeclined = (
  kind: BillKind,
  before: readonly BillContent[],
  after: readonly BillContent[],
  declined: readonly Pick<SentChange, 'kind' | 'billId' | 'path'>[],
): BillContent[] =>
  after.map((bill) => {
    const old = before.find(({ billId }) => billId === bill.billId);
    const paths = new Set(declined.flatMap((one) => (one.kind === kind && one.billId === bill.billId ? one.path : [])));
    return old && paths.size > 0 ? { ...bill, content: withoutChanges(kind, old, bill, paths) } : bill;
  });
