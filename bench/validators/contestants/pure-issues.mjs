// The limit for what we say of an error: the same loops, and of each wrong value the same issue, all by hand.
import { loops } from '../loops.mjs';
import { issueByHand } from '../said-by-hand.mjs';

export const { checkBill, checkRows } = loops((path, kind, value) => {
  const issue = issueByHand(kind, value);
  issue.path = path;
  return issue;
});
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
export const issuesOf = (result) => result ?? [];
