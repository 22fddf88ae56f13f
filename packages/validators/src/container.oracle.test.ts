import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containerNumberIso6346 } from './container.ts';

type Validator = new () => { isValid(text: string): boolean };
const ContainerValidator = createRequire(import.meta.url)('container-validator') as Validator;
// The library's validator keeps the errors of earlier texts, so each text gets a new one.
const oracle = (text: string): boolean => new ContainerValidator().isValid(text);

const number = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{3}$/),
    fc.constantFrom('U', 'U', 'U', 'J', 'Z', 'R', 'D'),
    fc.stringMatching(/^[0-9]{7}$/),
  )
  .map((parts) => parts.join(''));

it('agrees about numbers, right and wrong', () => {
  fc.assert(
    fc.property(number, (text) => {
      expect(containerNumberIso6346.is(text)).toBe(oracle(text));
    }),
    { numRuns: 5000 },
  );
});

it('agrees about the one right digit of each number', () => {
  fc.assert(
    fc.property(number, (text) => {
      const digits = Array.from({ length: 10 }, (_, digit) => text.slice(0, 10) + digit);
      expect(digits.filter((one) => containerNumberIso6346.is(one))).toEqual(digits.filter(oracle));
    }),
    { numRuns: 500 },
  );
});

it('agrees about what is no number at all', () => {
  for (const text of ['', 'CSQU305438', 'CSQU3054Z83', '7SQU305438', 'ABCU1234567HELLO', 'AB,123456', 'CSQU 305438-3'])
    expect([text, containerNumberIso6346.is(text)]).toEqual([text, oracle(text)]);
});

// The library capitalizes a text first, and so accepts characters that may not stand on a bill.
it.each([
  ['csqu3054383', 'small letters, which we offer to repair'],
  ['CſQU3054383', 'U+017F, which becomes S'],
  ['ßQU3054389', 'ß, which becomes SS'],
  ['ﬆQU3054380', 'U+FB06, which becomes ST'],
])('differs about %s: %s', (text) => {
  expect(oracle(text)).toBe(true);
  expect(containerNumberIso6346.is(text)).toBe(false);
});
