import { describe, expect, it } from 'vitest';
import type { Rule } from './rule.ts';
import { alias, chineseOnly, englishOnly, lettersCode, qq, username } from './words.ts';

/** [text, code or null for legal, index, suggestion] */
type Vector = readonly [text: string, code: string | null, index?: number, suggestion?: string];

const VECTORS: readonly (readonly [Rule, readonly Vector[]])[] = [
  [
    englishOnly,
    [
      ['Blue Whale', null],
      ['a', null],
      [' A ', null],
      ['Blue1', 'englishOnly.char', 4],
      ['Blue-Whale', 'englishOnly.char', 4],
      ['A\nB', 'englishOnly.char', 1, 'A B'],
      ['José', 'englishOnly.char', 3, 'Jose'],
      ['ＡＢＣ', 'englishOnly.char', 0, 'ABC'],
      ['A\u00a0B', 'englishOnly.char', 1, 'A B'],
      ['Aſ', 'englishOnly.char', 1, 'As'],
      ['Blue 鲸', 'englishOnly.char', 5],
    ],
  ],
  [
    chineseOnly,
    [
      ['陈蔚', null],
      ['〇', null],
      ['𠮷野', null],
      ['㐀', null],
      ['\u{30000}', null],
      ['阿凡提·买买提', null],
      ['陈 蔚', 'chineseOnly.char', 1, '陈蔚'],
      ['阿凡提•买买提', 'chineseOnly.char', 3, '阿凡提·买买提'],
      ['·陈', 'chineseOnly.char', 0],
      ['陈·', 'chineseOnly.char', 1],
      ['阿··凡', 'chineseOnly.char', 1],
      ['陈，', 'chineseOnly.char', 1],
      ['陈A', 'chineseOnly.char', 1],
      ['𠮷1', 'chineseOnly.char', 2],
      ['かな', 'chineseOnly.char', 0],
      ['한글', 'chineseOnly.char', 0],
    ],
  ],
  [
    lettersCode,
    [
      ['COSU', null],
      ['x', null],
      ['CO SU', 'lettersCode.char', 2],
      [' COSU', 'lettersCode.char', 0, 'COSU'],
      ['CO5U', 'lettersCode.char', 2],
      ['ＣＯＳＵ', 'lettersCode.char', 0, 'COSU'],
      ['A[', 'lettersCode.char', 1],
      ['A`', 'lettersCode.char', 1],
    ],
  ],
  [
    alias,
    [
      ['ab', null],
      ['蓝鲸_SH-2', null],
      ['_a', null],
      ['-1', null],
      ['𠮷𠮷', null],
      ['𠮷'.repeat(30), null],
      ['a'.repeat(30), null],
      ['a', 'alias.length', 0],
      ['𠮷', 'alias.length', 0],
      ['a'.repeat(31), 'alias.length', 0],
      ['𠮷'.repeat(31), 'alias.length', 0],
      ['1a', 'alias.start', 0],
      ['a b', 'alias.char', 1],
      ['a.b', 'alias.char', 1],
      ['a＿b', 'alias.char', 1, 'a_b'],
      ['１ａ', 'alias.char', 0],
    ],
  ],
  [
    username,
    [
      ['chen', null],
      ['c.w_-9', null],
      ['a'.repeat(200), null],
      ['abc', 'username.length', 0],
      ['1abc', 'username.start', 0],
      ['_abc', 'username.start', 0],
      ['ab c', 'username.char', 2],
      ['陈abc', 'username.char', 0],
      ['ſabc', 'username.char', 0, 'sabc'],
      ['ｃｈｅｎ', 'username.char', 0, 'chen'],
      ['chen ', 'username.char', 4, 'chen'],
    ],
  ],
  [
    qq,
    [
      ['10000', null],
      ['0'.repeat(20), null],
      ['1234', 'qq.length', 0],
      ['1'.repeat(21), 'qq.length', 0],
      ['12345a', 'digits.character', 5],
      ['-12345', 'digits.character', 0, '12345'],
      ['１２３４５', 'digits.fullWidth', 0, '12345'],
      ['123 456', 'digits.blank', 3, '123456'],
      // the digit in brackets may be a number of its own, so no repair is suggested
      ['12345(6)', 'digits.character', 5],
      ['٣٣٣٣٣', 'digits.character', 0],
    ],
  ],
];

describe.each(VECTORS.map(([rule, vectors]) => [rule.name, rule, vectors] as const))('%s', (_name, rule, vectors) => {
  for (const [text, code, index, suggestion] of vectors)
    it(`${JSON.stringify(text)}: ${code ?? 'legal'}`, () => {
      const issue = rule.check(text);
      expect(rule.is(text)).toBe(code === null);
      expect(issue?.code ?? null).toBe(code);
      expect(issue?.index).toBe(index);
      expect(issue?.suggestions).toEqual(suggestion === undefined ? undefined : [suggestion]);
      expect(rule.normalize(text)).toBe(suggestion ?? text);
    });
});

it('counts positions in characters', () => {
  expect(chineseOnly.check('𠮷𠮷1')).toMatchObject({ index: 4, length: 1, params: { position: 3, character: '1' } });
  expect(alias.check('𠮷😀')).toMatchObject({ index: 2, length: 2, params: { position: 2, character: '😀' } });
  expect(username.check('chen\u200b')).toMatchObject({ params: { position: 5, character: 'U+200B' } });
});

it('takes a megabyte of Han', () => {
  expect(chineseOnly.is('中𠮷'.repeat(400_000))).toBe(true);
  expect(chineseOnly.is(`${'中·'.repeat(400_000)}中`)).toBe(true);
});
