import { type GateItem, useIssueText } from '@lading/ui';
import { useRestedValues } from '@lading/ui/bill-edit';
import { usePathName } from '@lading/ui/bill-review';
import type { BillDraftValues, BillKind } from '@lading/validators/bill';
import { draftIssues, type RecordIssue } from '@lading/validators/record';
import { useText } from '../../../i18n/text.ts';
import type { Keeper } from './keeper.ts';
import { comparedPath } from './places.ts';

/** Faults that are named one by one; the others are counted. */
const NAMED = 8;

/** What keeps each bill from being sent, reckoned anew when it is read and something was written since. */
const known = new WeakMap<object, readonly RecordIssue[]>();
function issuesOf(kind: BillKind, values: BillDraftValues): readonly RecordIssue[] {
  const found = known.get(values) ?? draftIssues(kind, values);
  known.set(values, found);
  return found;
}
export const errorsOf = ({ kind, editing }: Keeper): readonly RecordIssue[] =>
  issuesOf(kind, editing.values as BillDraftValues).filter(({ severity }) => severity === 'error');

const KINDS = [
  ['fields', /^required\./],
  ['letters', /^(?:latin|text)\./],
  ['customs', /^(?:goods\.vague|party\.)/],
  ['hs', /^hsCode|^hs\./],
  ['containers', /^container\./],
  ['seals', /^(?:seal|repeated)\./],
  ['sums', /^total\./],
] as const;

/** What stands between the bill that is open and its sending, and what is right: each leads to where it is written. */
export function useGate(
  keeper: Keeper,
  others: readonly { readonly id: string; readonly name: string; readonly errors: number; go(): void }[],
  seen: boolean,
  onPreview: () => void,
  go: (path: string) => void,
): readonly GateItem[] {
  const text = useText();
  const words = useIssueText();
  const pathName = usePathName();
  const { editing, kind } = keeper;
  const values = useRestedValues(editing) as BillDraftValues;
  const issues = issuesOf(kind, values);
  const faults = issues.filter(({ severity }) => severity === 'error');
  const doubts = issues.filter(({ severity }) => severity === 'warning');
  const itemOf = (issue: RecordIssue, state: 'wrong' | 'doubtful'): GateItem => ({
    id: `${state} ${issue.path} ${issue.code}`,
    state,
    title: pathName(comparedPath(values, issue.path)),
    detail: words(issue),
    onGo: () => go(issue.path),
  });
  const right = KINDS.filter(([, codes]) => !issues.some(({ code }) => codes.test(code))).map(
    ([id]): GateItem => ({ id, state: 'done', title: text(`instruction.right.${id}`) }),
  );
  const rest = faults.length - NAMED;
  return [
    ...faults.slice(0, NAMED).map((issue) => itemOf(issue, 'wrong')),
    ...(rest > 0
      ? [{ id: 'rest', state: 'wrong' as const, title: text('instruction.moreFaults', { count: rest }) }]
      : []),
    ...others
      .filter(({ errors }) => errors > 0)
      .map(
        ({ id, name, errors, go: open }): GateItem => ({
          id,
          state: 'wrong',
          title: name,
          onGo: open,
          detail: text('instruction.faults', { count: errors }),
        }),
      ),
    ...doubts.slice(0, NAMED).map((issue) => itemOf(issue, 'doubtful')),
    ...right,
    seen
      ? { id: 'preview', state: 'done', title: text('instruction.previewSeen') }
      : { id: 'preview', state: 'open', title: text('instruction.previewFirst'), onGo: onPreview },
  ];
}
