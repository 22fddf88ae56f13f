import { expect, it } from 'vitest';
import { postalCode } from './postal-code.ts';

it.each(['200000', '010000', '999999'])('takes %s', (text) => {
  expect(postalCode.is(text)).toBe(true);
  expect(postalCode.check(text)).toBeNull();
});

it.each([
  ['20000', 'postalCode.digits', { actual: 5 }, '020000'],
  ['90210', 'postalCode.digits', { actual: 5 }, undefined],
  ['10000', 'postalCode.digits', { actual: 5 }, '010000'],
  ['2000000', 'postalCode.digits', { actual: 7 }, undefined],
  ['２０００００', 'digits.fullWidth', { position: 1 }, '200000'],
  ['200 000', 'digits.blank', { position: 4 }, '200000'],
  ['200000 ', 'digits.blank', { position: 7 }, '200000'],
  ['20000O', 'digits.character', { position: 6, character: 'O' }, undefined],
  ['SW1A 1AA', 'digits.blank', {}, undefined],
])('says of %j: %s %j', (text, code, params, repaired) => {
  const issue = postalCode.check(text);
  expect(postalCode.is(text)).toBe(false);
  expect(issue).toMatchObject({ code, params, severity: 'error' });
  expect(issue?.suggestions).toEqual(repaired && [repaired]);
  // `normalize` does not add a digit by itself; that is a suggestion only.
  expect(postalCode.normalize(text)).toBe(code === 'postalCode.digits' ? text : (repaired ?? text));
});

it('is a text, not a number', () => expect(postalCode.is(200000)).toBe(false));
