import { expect, it } from 'vitest';
import { checkRuleCopies, copiesIn } from './checks/rule-copies.mjs';

const found = (text: string) => copiesIn('apps/portal/src/x.tsx', text);

// Patterns as people write them instead of using the rule.
it.each([
  ['containerNumber', '/^[A-Z]{4}[0-9]{7}$/'],
  ['containerNumber', '/^[A-Z]{3}[UJZ]\\d{6}\\d$/i'],
  ['isoSizeType', '/^[A-Z0-9]{4}$/'],
  ['unLocode', '/^[A-Z]{2}[A-Z2-9]{3}$/'],
  ['unLocode', '/^[A-Z]{2}[A-Z0-9]{3}$/'],
  ['mobile', '/^1[3-9]\\d{9}$/'],
  ['mobile', '/^1[345789]\\d{9}$/'],
  ['mobile', '/^(13|15|18)[0-9]{9}$/'],
  ['phone', '/^0\\d{2,3}-?\\d{7,8}$/'],
  ['postalCode', '/^\\d{6}$/'],
  ['email', '/^[^\\s@,;]+@[^\\s@,;]+\\.[^\\s@,;.]+$/'],
  ['email', '/^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$/'],
  ['email', '/\\S+@\\S+/'],
  ['hsCode', '/^\\d{6,12}$/'],
  ['hsCode', '/^[0-9]{6,}$/'],
  ['sealNumber', '/^[0-9A-Za-z]{1,60}$/'],
  ['a decimal', '/^\\d+(?:\\.\\d+)?$/'],
  ['a decimal', '/^(0|[1-9]\\d{0,12})(\\.\\d{1,4})?$/'],
  ['localDate', '/^\\d{4}-\\d{2}-\\d{2}$/'],
  ['instant', '/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})$/'],
  ['password', '/^(?=.*[A-Za-z])(?=.*\\d).{6,}$/'],
  ['username', '/^[A-Za-z]\\w{3,}$/'],
  ['imoNumber', '/^\\d{7}$/'],
  ['airWaybill', '/^\\d{3}-\\d{8}$/'],
  ['uscc', '/^[0-9A-Z]{18}$/'],
  ['latinText', '/^[\\x20-\\x7e]*$/'],
  ['latinText', '/[^\\x20-\\x7e]/g'],
])('finds a second copy of %s: %s', (rule, pattern) => {
  expect(found(`\nexport const IS = ${pattern};`)).toEqual([
    `apps/portal/src/x.tsx:2 ${rule} has its rule in @lading/validators: ${pattern}`,
  ]);
});

it.each([
  ['mobile', `new RegExp('^1[3-9][0-9]{9}$')`],
  ['containerNumber', '<input pattern="[A-Z]{4}[0-9]{7}" />'],
  ['password', 'value.length >= 6 && hasLetters(value)'],
  ['containerNumber or mobile', 'account.length !== 11'],
  ['sealNumber', 'seals.some((seal) => seal.length > 15)'],
  ['LINE_COLUMNS', 'const COLUMNS = 35'],
  ['LINE_COLUMNS', 'lines.filter((line) => 35 < line.length)'],
  ['a check digit', 'const digit = (sum % 11) % 10'],
])('finds a second copy of %s: %s', (rule, code) => {
  expect(found(`export const x = () => { ${code}; };`.replace(/\{ </, '{ return <'))).toEqual([
    expect.stringContaining(`${rule} has its rule`),
  ]);
});

it.each([
  '/^[1-9][0-9]{0,14}$/',
  '/^\\d{1,15}$/',
  '/^[A-Z]{3}$/',
  '/^[A-Za-z]{1,20}:(?:asc|desc)$/',
  '/^(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])$/',
  '/[^\\w.-]/g',
  '/\\p{Script=Han}/u',
  'list.length > 10',
  'sum % 10',
])('passes over %s', (code) => expect(found(`export const x = ${code};`)).toEqual([]));

it('finds none in the repository', () => expect(checkRuleCopies()).toEqual([]), 60_000);
