import fc from 'fast-check';
import type { Issue } from '../issue.ts';
import { EVERY_OPTION, EVERY_RULE, issuesOf } from './every-rule.ts';
import { valuesFor } from './values.ts';
import { VECTORS } from './vectors.ts';

/** Issues of all kinds: what every rule says of generated values, and the vectors that chance does not meet. */
export function* saidByRules(): Generator<Issue> {
  for (const [, rule] of EVERY_RULE) {
    const sample = fc.sample(fc.tuple(valuesFor(rule), fc.constantFrom(...EVERY_OPTION)), { seed: 20, numRuns: 1500 });
    for (const [value, options] of sample) yield* issuesOf(rule, value, options);
  }
  const byName = new Map(EVERY_RULE);
  for (const [name, value, options] of VECTORS) {
    const rule = byName.get(name);
    if (rule) yield* issuesOf(rule, value, options);
  }
}
