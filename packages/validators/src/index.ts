export * from './amount.ts';
export * from './container.ts';
export { agreement, required } from './general.ts';
export type { Code, Issue, IssueParams, Severity } from './issue.ts';
export * from './phone.ts';
export { isEmpty, type Rule, type RuleOptions } from './rule.ts';
export { type RuleName, rules } from './rules.ts';
