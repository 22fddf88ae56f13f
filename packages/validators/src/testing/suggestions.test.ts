import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_OPTION, EVERY_RULE, issuesOf } from './every-rule.ts';
import { textsFor } from './values.ts';

describe.each(EVERY_RULE)('%s', { timeout: 60_000 }, (_name, rule) => {
  it('suggests only legal texts, each once, and never the given one', () => {
    fc.assert(
      fc.property(textsFor(rule), fc.constantFrom(...EVERY_OPTION), (text, options) => {
        for (const { suggestions = [] } of issuesOf(rule, text, options)) {
          for (const suggestion of suggestions) expect(rule.is(suggestion, options), suggestion).toBe(true);
          expect(new Set(suggestions).size).toBe(suggestions.length);
          expect(suggestions).not.toContain(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('points into the text', () => {
    fc.assert(
      fc.property(textsFor(rule), fc.constantFrom(...EVERY_OPTION), (text, options) => {
        for (const { index, length } of issuesOf(rule, text, options)) {
          if (index === undefined) {
            expect(length).toBeUndefined();
            continue;
          }
          // Where a character is missing, the index may be the length of the text.
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index + (length ?? 0)).toBeLessThanOrEqual(text.length);
          expect(length ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never cuts a character in two', () => {
    const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;
    const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
    const cuts = (text: string, at: number) => isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
    fc.assert(
      fc.property(textsFor(rule), (text) => {
        for (const { index, length = 0 } of issuesOf(rule, text)) {
          if (index === undefined) continue;
          expect(cuts(text, index)).toBe(false);
          expect(cuts(text, index + length)).toBe(false);
        }
      }),
    );
  });
});
