import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_OPTION, EVERY_RULE } from './every-rule.ts';
import { valuesFor } from './values.ts';

describe.each(EVERY_RULE)('%s', { timeout: 60_000 }, (_name, rule) => {
  it('answers for any value at all', () => {
    fc.assert(
      fc.property(valuesFor(rule), fc.constantFrom(...EVERY_OPTION), (value, options) => {
        expect(typeof rule.is(value, options)).toBe('boolean');
        rule.check(value, options);
        rule.all?.(value, options);
        if (typeof value === 'string') expect(typeof rule.normalize(value, options)).toBe('string');
        else expect(rule.normalize(value as string, options)).toBe(value);
      }),
      { numRuns: 600 },
    );
  });

  it('answers the same when asked again', () => {
    fc.assert(
      fc.property(valuesFor(rule), (value) => {
        const first = rule.is(value);
        rule.check(value);
        expect(rule.is(value)).toBe(first);
      }),
    );
  });
});
