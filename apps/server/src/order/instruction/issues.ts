import type { Out, PortalContract } from '@lading/api-client/contract';
import { draftIssues } from '@lading/validators/record';
import type { SentIssue } from '../../database/schema/instructions.ts';
import type { DraftBill } from './drafts.ts';

type Issue = Out<PortalContract['order']['saveMbl']>['issues'][number];

/** All that is to be said of the bills, as it is kept with what was sent. */
export const issuesOf = (drafts: readonly DraftBill[]): SentIssue[] =>
  drafts.flatMap(({ kind, billId, values }) =>
    draftIssues(kind, values).map(({ path, code, params, severity, suggestions }) => ({
      kind,
      billId,
      path,
      code,
      severity,
      params: { ...params },
      suggestion: suggestions?.[0] ?? '',
    })),
  );

/** Calls the main bill null, as the contract does. */
export function shownPlace(drafts: readonly Pick<DraftBill, 'billId' | 'position'>[]) {
  const main = new Set(drafts.flatMap(({ billId, position }) => (position === 0 ? [billId] : [])));
  return (billId: number): number | null => (main.has(billId) ? null : billId);
}

/** The same as it travels. */
export function issuesOnWire(issues: readonly SentIssue[], drafts: readonly DraftBill[]): Issue[] {
  const shown = shownPlace(drafts);
  return issues.map(({ params, ...issue }) => ({ ...issue, params: { ...params }, billId: shown(issue.billId) }));
}
