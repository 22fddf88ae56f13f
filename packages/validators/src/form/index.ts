export { issueOf, type RuleError, recordResolver } from './resolver.ts';
export type { Source } from './source.ts';
export { warningAt, warningsIn } from './warnings.ts';
