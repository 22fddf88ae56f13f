export * from './every.ts';
export { type RuleName, rules } from './rules.ts';
