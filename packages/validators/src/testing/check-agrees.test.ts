import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_OPTION, EVERY_RULE } from './every-rule.ts';
import { valuesFor } from './values.ts';

describe.each(EVERY_RULE)('%s', { timeout: 60_000 }, (_name, rule) => {
  it('finds an error exactly where the value is not legal', () => {
    fc.assert(
      fc.property(valuesFor(rule), fc.constantFrom(...EVERY_OPTION), (value, options) => {
        expect(rule.check(value, options)?.severity !== 'error').toBe(rule.is(value, options));
      }),
      { numRuns: 600 },
    );
  });

  it('says the same in full as at first', () => {
    fc.assert(
      fc.property(valuesFor(rule), fc.constantFrom(...EVERY_OPTION), (value, options) => {
        if (!rule.all) return;
        const first = rule.check(value, options);
        const all = rule.all(value, options);
        expect(all.length > 0).toBe(first !== null);
        expect(all.some(({ severity }) => severity === 'error')).toBe(first?.severity === 'error');
        if (first) expect(all).toContainEqual(first);
      }),
      { numRuns: 300 },
    );
  });
});
