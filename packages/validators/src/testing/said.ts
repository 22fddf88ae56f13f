import fc from 'fast-check';
import type { Issue } from '../issue.ts';
import { type AnyRule, EVERY_OPTION, EVERY_RULE, issuesOf } from './every-rule.ts';
import { valuesFor } from './values.ts';
import { VECTORS } from './vectors.ts';

/** The issues of one rule for generated values and for the fixed vectors. The seed is fixed, so every run gives the same. */
function* saidBy(rule: AnyRule): Generator<Issue> {
  const sample = fc.sample(fc.tuple(valuesFor(rule), fc.constantFrom(...EVERY_OPTION)), { seed: 20, numRuns: 1500 });
  for (const [value, options] of sample) yield* issuesOf(rule, value, options);
  for (const [value, options] of VECTORS) yield* issuesOf(rule, value, options);
}

/** Issues of all kinds by every rule. */
export function* saidByRules(): Generator<Issue> {
  for (const [, rule] of EVERY_RULE) yield* saidBy(rule);
}

/** The codes of every rule by its name, in alphabetical order. */
export const codesByRule = (): Map<string, readonly string[]> =>
  new Map(EVERY_RULE.map(([name, rule]) => [name, [...new Set(Array.from(saidBy(rule), ({ code }) => code))].sort()]));
