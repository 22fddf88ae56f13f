import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinText } from './bill-text.ts';
import type { TextProfile } from './bill-text-profile.ts';
import { billTextRepairs, toBillText } from './bill-text-repair.ts';

const PROFILES: readonly TextProfile[] = ['ascii', 'unoa', 'unob', 'latin1', 'japan'];

const apply = (text: string, options?: { profile: TextProfile }): string =>
  billTextRepairs(text, options).reduceRight(
    (out, { index, length, to }) => out.slice(0, index) + to + out.slice(index + length),
    text,
  );

describe('toBillText', () => {
  it.each([
    // full-width and Chinese punctuation
    ['ＡＢＣ１２３', 'ABC123'],
    ['，：；（）！？／＆＠＃', ',:;()!?/&@#'],
    ['。、《A》「B」【C】', '.,"A""B"(C)'],
    ['￥', '￥'],
    // quotes and dashes
    ['‘A’ “B” ′″', '\'A\' "B" \'"'],
    ['A–B—C−D‐E‑F', 'A-B-C-D-E-F'],
    ['A…', 'A...'],
    // blanks and what nobody sees
    ['A\u00a0B\u3000C\u2009D', 'A B C D'],
    ['A\tB', 'A B'],
    ['\ufeffA\u200b\u200d\u2060B', 'AB'],
    ['\u202aA\u202c\u200eB', 'AB'],
    ['A\u00adB', 'AB'],
    // line ends
    ['A\rB\r\nC\nD', 'A\nB\r\nC\nD'],
    ['A\u2028B\u0085C\vD', 'A\nB\nC\nD'],
    ['A  \r\nB \n C\u00a0\u200b \n', 'A\r\nB\n C\n'],
    ['A \u200b \u3000', 'A'],
    // accents and letters of their own
    ['CAFÉ CAFE\u0301 Ñandú', 'CAFE CAFE Nandu'],
    ['STRAßE SØREN Łódź ĐẶNG ılk ÆØ', 'STRAssE SOREN Lodz DANG ilk AEO'],
    // signs
    ['10×20', '10X20'],
    ['-18℃ 25°', '-18DEG C 25DEG'],
    ['½ 1½ １½ ¾', '1/2 1 1/2 1 1/2 3/4'],
    ['㎡ ㎏ № ™ Ⅷ ﬁ', 'm2 kg No TM VIII fi'],
    ['H₂O M²', 'H2O M2'],
    ['•A·B', '*A.B'],
  ])('%j to %j', (text, repaired) => {
    expect(toBillText(text)).toBe(repaired);
    expect(apply(text)).toBe(repaired);
    expect(toBillText(repaired)).toBe(repaired);
  });

  it.each(['中文', '𠮷', 'あ', 'Привет', 'Ω', '😀', '=\u0338', '≠', '10²', '①20', '\ud800', '¨'])(
    'leaves %j to its writer',
    (text) => {
      expect(toBillText(text)).toBe(text);
      expect(billTextRepairs(text)).toEqual([]);
    },
  );

  it.each<[text: string, profile: TextProfile, repaired: string]>([
    ['Acme é', 'unoa', 'ACME E'],
    ['STRAßE', 'unoa', 'STRASSE'],
    ['CAFÉ ½', 'latin1', 'CAFÉ ½'],
    ['CAFĒ “A”', 'latin1', 'CAFE "A"'],
    ['A：B', 'japan', 'A：B'],
    ['O’NEIL', 'japan', 'O’NEIL'],
    ['A；B', 'japan', 'A;B'],
    ['【A】', 'unob', '(A)'],
  ])('%j for %s to %j', (text, profile, repaired) => {
    expect(toBillText(text, { profile })).toBe(repaired);
  });

  it('is offered where it repairs all, and given by normalize', () => {
    expect(latinText.normalize('A，B')).toBe('A,B');
    expect(latinText.check('A，B')?.suggestions).toEqual(['A,B']);
    expect(latinText.check('A，中')?.suggestions).toBeUndefined();
    expect(latinText.normalize('A，中')).toBe('A,中');
  });

  it('tidies on demand what normalize leaves alone', () => {
    expect(toBillText('A \nB\rC')).toBe('A\nB\nC');
    expect(latinText.is('A \nB\rC')).toBe(true);
    expect(latinText.normalize('A \nB\rC')).toBe('A \nB\rC');
  });
});

describe('billTextRepairs', () => {
  it('lists each change with its place', () => {
    expect(billTextRepairs('Ａ\u200b℃ \n中')).toEqual([
      { index: 0, length: 1, from: 'Ａ', to: 'A', kind: 'fullWidth' },
      { index: 1, length: 1, from: '\u200b', to: '', kind: 'invisible' },
      { index: 2, length: 1, from: '℃', to: 'DEG C', kind: 'symbol' },
      { index: 3, length: 1, from: ' ', to: '', kind: 'space' },
    ]);
    expect(billTextRepairs('A B\r\nC')).toEqual([]);
  });

  it('accounts for every character, settles, and leaves nothing to repair', () => {
    const pieces = ['A', '1', ' ', '\t', '\n', '\r', '\u00a0', '\u200b', '\u0301', '\u0338', 'é', '½', '²', '①', 'Ⅷ'];
    const more = ['℃', '°', 'C', '，', '“', '中', '𠮷', '\ud800', '１', '\u2028', '\u0000', '\u{e0001}', 'ß', '=', '^'];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 14 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...PROFILES), (given, profile) => {
        const repaired = toBillText(given, { profile });
        expect(apply(given, { profile })).toBe(repaired);
        expect(toBillText(repaired, { profile })).toBe(repaired);
        for (const { index, length, from, to } of billTextRepairs(given, { profile })) {
          expect(given.slice(index, index + length)).toBe(from);
          expect(to).not.toBe(from);
          expect(to.trim() === '' || latinText.is(to, { profile })).toBe(true);
          if (to === '') expect(from).toMatch(/^(?:[\s\p{DI}\p{Cc}]|\p{M})$/u);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
