import { type BillDraftValues, draftForm, isBlankRow } from '../bill/draft/values.ts';
import type { BillKind } from '../bill/fields.ts';
import { billHints } from './bill-hints.ts';
import { checkRecord } from './check-record.ts';
import { billRecordFor, destinationOfBill } from './destination.ts';
import type { RecordIssue } from './issues.ts';

const LISTS = ['goods', 'containers'] as const;
const ROW = /^(goods|containers)\[(\d+)\]/;

/** Carriers and customs turn these back, so that they keep an instruction from being sent, though a bill that is read may say so. */
const REFUSED = /^(?:total\.|goods\.vague$|party\.vague$)/;

/** What is chosen is there when its name is, also where no list knows it. */
const isNamed = ({ code, path }: RecordIssue, { head }: BillDraftValues): boolean =>
  code.startsWith('required.') && path.endsWith('Id') && Boolean(head[path.replace(/Id$/, 'Name') as 'payPlaceName']);

const raised = (issue: RecordIssue): RecordIssue =>
  REFUSED.test(issue.code) ? ({ ...issue, severity: 'error' } as RecordIssue) : issue;

/**
 * Everything that is to be said of a bill before it is sent: the rules of its fields, the customs of its destination, and sums. Rows that
 * nobody has put anything into are passed over; the places are those of the draft, empty rows counted.
 */
export function draftIssues(kind: BillKind, values: BillDraftValues): RecordIssue[] {
  const filled = {
    ...values,
    goods: values.goods.filter((row) => !isBlankRow(row)),
    containers: values.containers.filter((row) => !isBlankRow(row)),
  };
  const places = Object.fromEntries(
    LISTS.map((list) => [list, values[list].flatMap((row, at) => (isBlankRow(row) ? [] : [at]))]),
  );
  const form = draftForm(filled);
  const spec = billRecordFor(kind, destinationOfBill(form));
  const issues = checkRecord(spec, form, { warnings: true }) ?? [];
  // The hints of a record are asked only where nothing blocks it; a clerk wants to read all at once.
  const seen = new Set(issues.map(({ path, code }) => `${path} ${code}`));
  const hints = billHints(form).filter(({ path, code }) => !seen.has(`${path} ${code}`));
  return [...issues, ...hints].flatMap((issue) => {
    if (isNamed(issue, values)) return [];
    const path = issue.path.replace(
      ROW,
      (_, list: 'goods' | 'containers', at) => `${list}[${places[list]?.[Number(at)]}]`,
    );
    return [raised({ ...issue, path } as RecordIssue)];
  });
}
