import { digitRule, type Fixes, type Flaws, NO_DIGIT, patternRule } from './format-rule.ts';
import type { Rule } from './rule.ts';

// Marks go first, since putting a long row of them in order takes long.
const PLAIN: Fixes = [
  [/\p{M}/gu, ''],
  [/[^ -~]/gu, (found) => found.normalize('NFKD')],
  [/\p{M}/gu, ''],
];

const word = (name: string, example: string, pattern: RegExp, flaws: Flaws, fixes = PLAIN): Rule =>
  patternRule(name, example, pattern, flaws, fixes);

/** Letters A–Z, a–z and spaces. */
export const englishOnly = /* @__PURE__ */ word('englishOnly', 'Blue Whale Logistics', /^ *[A-Za-z][ A-Za-z]*$/, [
  [/[^ A-Za-z]/u, 'englishOnly.char'],
]);

/**
 * Han characters of all planes, such as 𠮷 and 〇. A middle dot (U+00B7) may stand between two of them, as in the names of many
 * people: 阿凡提·买买提.
 */
export const chineseOnly = /* @__PURE__ */ word(
  'chineseOnly',
  '陈蔚',
  /^\p{sc=Han}+(?:·\p{sc=Han}+)*$/u,
  [[/[^\p{sc=Han}·]|^·|·(?=·|$)/u, 'chineseOnly.char']],
  [
    [/ /g, ''],
    [/[•・‧]/g, '·'],
  ],
);

/** Letters A–Z and a–z. */
export const lettersCode = /* @__PURE__ */ word('lettersCode', 'COSU', /^[A-Za-z]+$/, [
  [/[^A-Za-z]/u, 'lettersCode.char'],
]);

/** 2 to 30 characters: letters A–Z and a–z, digits, Han, `_` and `-`; the first is no digit. */
export const alias = /* @__PURE__ */ word('alias', '蓝鲸_SH', /^[\p{sc=Han}A-Za-z_-][\p{sc=Han}0-9A-Za-z_-]{1,29}$/u, [
  [/[^\p{sc=Han}0-9A-Za-z_-]/u, 'alias.char'],
  [/^[0-9]/, 'alias.start'],
  [/^.*/, 'alias.length'],
]);

/** At least 4 characters: a letter first, then letters, digits, `_`, `.` and `-`. */
export const username = /* @__PURE__ */ word('username', 'chen.wei', /^[A-Za-z][0-9A-Za-z_.-]{3,}$/, [
  [/[^0-9A-Za-z_.-]/u, 'username.char'],
  [/^[^A-Za-z]/, 'username.start'],
  [/^.*/, 'username.length'],
]);

/** A QQ number: 5 to 20 digits, as the specification has it. */
export const qq = /* @__PURE__ */ digitRule('qq', '2852371048', /^[0-9]{5,20}$/, [NO_DIGIT, [/^.*/, 'qq.length']]);
