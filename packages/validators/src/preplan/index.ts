export type { PreplanIssues, PreplanPartyName } from '../issues/preplan.ts';
export { type PreplanChange, type PreplanTotals, preplanChanges, preplanDeviations, preplanTotals } from './changes.ts';
export * from './draft.ts';
export { type PreplanIssue, preplanIssues } from './issues.ts';
export * from './state.ts';
