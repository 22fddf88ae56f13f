import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinText } from './bill-text.ts';
import type { TextProfile } from './bill-text-profile.ts';
import type { Issue } from './issue.ts';

const PROFILES: readonly TextProfile[] = ['ascii', 'unoa', 'unob', 'latin1', 'japan'];
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const SETS: Record<TextProfile, string> = {
  ascii: Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join(''),
  unoa: `${CAPITALS}${DIGITS} .,-()/=!"%&*;<>'+:?`,
  unob: `${CAPITALS}${SMALL}${DIGITS} .,-()/=!"%&*;<>'+:?_`,
  latin1: Array.from({ length: 191 }, (_, at) => String.fromCharCode(at < 95 ? 32 + at : 65 + at)).join(''),
  japan: `${CAPITALS}${SMALL}${DIGITS} .,-()/=!"%&*;<>`,
};

type Characters = Extract<Issue, { code: 'latin.char' }>;
const characters = (issues: readonly Issue[] = []): readonly Characters[] =>
  issues.filter((issue): issue is Characters => issue.code === 'latin.char');
const first = (text: string, profile?: TextProfile): Characters | undefined => {
  const issue = latinText.check(text, profile && { profile });
  return characters(issue ? [issue] : [])[0];
};

describe.each(PROFILES)('the profile %s', (profile) => {
  it('has its characters, CR and LF, and no others', () => {
    const set = `${SETS[profile]}\r\n`;
    for (let code = 0; code < 0x3100; code++) {
      const character = String.fromCharCode(code);
      expect(latinText.is(`A${character}B`, { profile }), `U+${code.toString(16)}`).toBe(set.includes(character));
    }
  });
});

it('counts 83 characters in level B', () => {
  expect(SETS.unob).toHaveLength(83);
});

it.each<[text: string, profile: TextProfile, character: string | undefined]>([
  ['SUITE #5', 'ascii', undefined],
  ['SUITE #5', 'unoa', '#'],
  ['SUITE #5', 'unob', '#'],
  ['A@B.COM', 'unob', '@'],
  ["O'NEIL & CO.", 'unob', undefined],
  ["O'NEIL & CO.", 'japan', "'"],
  ['Acme', 'unob', undefined],
  ['Acme', 'unoa', 'c'],
  ['CAFÉ', 'latin1', undefined],
  ['LINE 1\r\nLINE 2\nLINE 3', 'unoa', undefined],
])('%j in %s: the first that is not allowed is %s', (text, profile, character) => {
  expect(first(text, profile)?.params.character).toBe(character);
  expect(latinText.is(text, { profile })).toBe(character === undefined);
});

it.each<[text: string, index: number, codePoint: string, suggestion: string | undefined]>([
  ['ABC，LTD', 3, 'U+FF0C', 'ABC,LTD'],
  ['A“B”', 1, 'U+201C', 'A"B"'],
  ['AB\u00a0C', 2, 'U+00A0', 'AB C'],
  ['𠮷A', 0, 'U+20BB7', undefined],
  ['L1\nL2中', 5, 'U+4E2D', undefined],
  ['CAFÉ', 3, 'U+00C9', 'CAFE'],
  ['“QUOTE”', 0, 'U+201C', '"QUOTE"'],
  ['ABC（中）', 3, 'U+FF08', undefined],
  ['A\u200bB', 1, 'U+200B', 'AB'],
  ['A\tB', 1, 'U+0009', 'A B'],
  ['\u0007A', 0, 'U+0007', 'A'],
  ['A\ud800', 1, 'U+D800', undefined],
  ['\u200b', 0, 'U+200B', undefined],
])('%j: index %i, %s, to %j', (text, index, codePoint, suggestion) => {
  const issue = first(text);
  expect(issue).toMatchObject({ severity: 'error', index, params: { codePoint } });
  expect(issue?.suggestions).toEqual(suggestion === undefined ? undefined : [suggestion]);
});

it('names the character, its place in code points, its kind and what to type', () => {
  expect(latinText.check('ABC，LTD')).toEqual({
    code: 'latin.char',
    severity: 'error',
    index: 3,
    length: 1,
    suggestions: ['ABC,LTD'],
    params: {
      line: 1,
      column: 4,
      character: '，',
      codePoint: 'U+FF0C',
      kind: 'fullWidth',
      replacement: ',',
      more: 0,
    },
  });
  expect(first('𠮷A')).toMatchObject({ index: 0, length: 2, params: { column: 1, kind: 'han', replacement: '' } });
  expect(first('L1\nL2中')?.params).toMatchObject({ line: 2, column: 3 });
  expect(characters(latinText.all?.('ABC（中）')).map(({ params }) => params)).toMatchObject([
    { column: 4, kind: 'fullWidth', replacement: '(', more: 2 },
    { column: 5, kind: 'han', replacement: '', more: 1 },
    { column: 6, kind: 'fullWidth', replacement: ')', more: 0 },
  ]);
});

it.each([
  ['A\r\nB\r\n中', 3, 1],
  ['A\rB\r\rC中', 4, 2],
  ['😀😀\n\n😀😀中', 3, 3],
  ['A\u2028B中', 1, 4],
])('%j has its last bad character in line %i, column %i', (text, line, column) => {
  expect(characters(latinText.all?.(text)).at(-1)?.params).toMatchObject({ line, column });
});

it.each([
  ['，', 'fullWidth'],
  ['。', 'fullWidth'],
  ['Ａ', 'fullWidth'],
  ['é', 'accent'],
  ['ß', 'accent'],
  ['“', 'symbol'],
  ['×', 'symbol'],
  ['\u3000', 'space'],
  ['\t', 'space'],
  ['\u200b', 'invisible'],
  ['\u202a', 'invisible'],
  ['\u0000', 'invisible'],
  ['\u2028', 'control'],
  ['\u0085', 'control'],
  ['〇', 'han'],
  ['中', 'han'],
  ['あ', 'other'],
  ['Ω', 'other'],
  ['😀', 'other'],
])('%j is of the kind %s', (character, kind) => {
  expect(first(`A${character}B`)?.params.kind).toBe(kind);
});

describe('all', () => {
  it('begins with what check says', () => {
    const text = 'A“B”，中';
    expect(latinText.all?.(text)).toHaveLength(4);
    expect(latinText.all?.(text)[0]).toEqual(latinText.check(text));
  });

  it('stops at 1,000 and knows how many are left', () => {
    const issues = characters(latinText.all?.('中'.repeat(2500)));
    expect(issues).toHaveLength(1000);
    expect(issues.at(-1)?.params.more).toBe(1500);
    expect(first('中'.repeat(2500))?.params.more).toBe(2499);
  });

  it('finds every bad character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...PROFILES), (text, profile) => {
        const bad = [...text].filter((one) => !`${SETS[profile]}\r\n`.includes(one));
        const issues = text.trim() === '' ? [] : characters(latinText.all?.(text, { profile }));
        expect(issues.map(({ params }) => params.character)).toEqual(text.trim() === '' ? [] : bad);
        for (const { index = 0, length, params } of issues)
          expect(text.slice(index, index + (length ?? 0))).toBe(params.character);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([undefined, null, '', '  \r\n ', '\u3000'])('takes %j for empty', (empty) => {
  expect(latinText.is(empty)).toBe(false);
  expect(latinText.check(empty)?.code).toBe('required');
  expect(latinText.is(empty, { optional: true })).toBe(true);
});
