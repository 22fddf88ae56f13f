import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_OPTION, EVERY_RULE } from './every-rule.ts';
import { valuesFor } from './values.ts';

describe.each(EVERY_RULE)('%s', { timeout: 60_000 }, (_name, rule) => {
  it('leaves a legal value alone', () => {
    fc.assert(
      fc.property(valuesFor(rule), fc.constantFrom(...EVERY_OPTION), (value, options) => {
        if (rule.is(value, options)) expect(rule.normalize(value as string, options)).toBe(value);
      }),
      { numRuns: 400 },
    );
  });
});
