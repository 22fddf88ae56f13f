import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_OPTION, EVERY_RULE } from './every-rule.ts';
import { textsFor } from './values.ts';

describe.each(EVERY_RULE)('%s', { timeout: 60_000 }, (_name, rule) => {
  it('repairs once: a second time changes nothing more', () => {
    fc.assert(
      fc.property(textsFor(rule), fc.constantFrom(...EVERY_OPTION), (text, options) => {
        const repaired = rule.normalize(text, options);
        expect(typeof repaired).toBe('string');
        expect(rule.normalize(repaired, options)).toBe(repaired);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no letter and no digit of the Latin script', () => {
    // Separators, blanks and punctuation may be removed or replaced; letters and digits may not.
    const kept = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    fc.assert(
      fc.property(textsFor(rule), fc.constantFrom(...EVERY_OPTION), (text, options) => {
        const repaired = kept(rule.normalize(text, options));
        let place = 0;
        // The one exception: the country code of a telephone number may be removed.
        for (const character of kept(text.replace(/^\D*(?:00)?86(?=[01])/, ''))) {
          const next = repaired.indexOf(character, place);
          expect(next, `${JSON.stringify(text)} became ${JSON.stringify(rule.normalize(text, options))}`).not.toBe(-1);
          place = next + 1;
        }
      }),
      { numRuns: 300 },
    );
  });
});
