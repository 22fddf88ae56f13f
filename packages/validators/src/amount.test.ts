import { describe, expect, it } from 'vitest';
import { decimal, decimalSigned, grossWeight, integer, money, tiji, volume, weight } from './amount.ts';

const rules = { integer, decimal, decimalSigned, money, weight, grossWeight, volume, tiji };
type Name = keyof typeof rules;

const LEGAL: Record<Name, readonly string[]> = {
  integer: ['0', '12', '007', '9'.repeat(40)],
  decimal: ['0', '0.5', '00.5', '12.123456789', '1234567890123456789.1'],
  decimalSigned: ['-1', '-0.5', '0', '-0', '12.5'],
  money: ['0', '0.50', '0.5', '1280', '9999999999.99'],
  weight: ['0', '12400', '12400.500', '1234567890123.123', '9999999999999'],
  grossWeight: ['0', '12400.500', '1234567890123.123'],
  volume: ['0', '28.0500', '1234567890123.1234'],
  tiji: ['0', '1.234', '1234567890123.123'],
};

const ILLEGAL: Record<Name, readonly string[]> = {
  integer: ['-1', '1.0', '+1', '1e3', '1,000', '１２', ' 1', '1 ', '0x10', '1n', '٣', '-0', '.', ''],
  decimal: ['1.', '.5', '1.2.3', '..', '-1', '1e3', 'NaN', 'Infinity', '1_000'],
  decimalSigned: ['-', '--1', '-.5', '-1.', '+1', '−1', '1-', '- 1', '-1e3'],
  money: ['00.5', '10000000000', '1.234', '1e3', '.5', '1,000', '-1', '1.', '', ' 1', '１２', '￥12', '01'],
  weight: ['12345678901234', '1.12345', '01', '00', '12 400', '12400KGS', '-1'],
  grossWeight: ['12345678901234', '1.12345'],
  volume: ['12345678901234', '1.12345', '028'],
  tiji: ['1.2345', '12345678901234', '01.5'],
};

describe.each(Object.entries(rules))('%s', (name, rule) => {
  it.each(LEGAL[name as Name])('takes %s', (text) => {
    expect(rule.is(text)).toBe(true);
    expect(rule.check(text)?.severity).not.toBe('error');
    expect(rule.normalize(text)).toBe(text);
  });

  it.each(ILLEGAL[name as Name])('does not take %j', (text) => {
    expect(rule.is(text)).toBe(false);
    expect(rule.check(text)?.severity).toBe('error');
  });

  it.each([12, 0, 12n, true, ['12'], { value: '12' }])('takes no value but text: %o', (value) => {
    expect(rule.is(value)).toBe(false);
    expect(rule.check(value)?.code).toBe('type.text');
  });
});

// rule, text, code, what the issue says, the repaired text
it.each([
  ['decimal', '1,234.5', 'decimal.thousands', { position: 2, character: ',' }, '1234.5'],
  ['integer', '12,345,678', 'decimal.thousands', { position: 3 }, '12345678'],
  ['weight', '12，400.5', 'decimal.thousands', { character: '，' }, '12400.5'],
  ['weight', '12 400.5', 'digits.blank', { position: 3 }, '12400.5'],
  ['decimalSigned', '-1,234.5', 'decimal.thousands', { position: 3 }, '-1234.5'],
  ['volume', '28,05', 'decimal.thousands', { position: 3 }, '28.05'],
  ['volume', '0,123', 'decimal.thousands', { position: 2 }, '0.123'],
  ['volume', '1,23,4', 'decimal.thousands', { position: 2 }, undefined],
  ['integer', '１２', 'digits.fullWidth', { position: 1, character: '１' }, '12'],
  ['weight', '12４00．5', 'digits.fullWidth', { position: 3, character: '４' }, '12400.5'],
  ['weight', '12。5', 'decimal.character', { position: 3, character: '。' }, '12.5'],
  ['weight', ' 12400\u00a0', 'digits.blank', { position: 1 }, '12400'],
  ['weight', '\u202a12400', 'decimal.character', { position: 1, character: 'U+202A' }, '12400'],
  ['weight', '12400KGS', 'decimal.character', { position: 6, character: 'K' }, undefined],
  ['money', '𠮷1280', 'decimal.character', { position: 1, character: '𠮷' }, undefined],
  ['money', '1.23E+05', 'decimal.exponent', { position: 5, character: 'E' }, undefined],
  ['money', '1e3', 'decimal.exponent', { position: 2 }, undefined],
  ['money', '-5', 'decimal.character', { character: '-' }, undefined],
  ['money', '+5', 'decimal.character', { character: '+' }, '5'],
  ['decimalSigned', '−5', 'decimal.character', { character: '−' }, '-5'],
  ['decimalSigned', '－0.5', 'decimal.character', { character: '－' }, '-0.5'],
  ['decimalSigned', '- 5', 'digits.blank', { position: 2 }, '-5'],
  ['decimalSigned', '-', 'decimal.character', { position: 1 }, undefined],
  ['money', '.5', 'decimal.point', { position: 1 }, '0.5'],
  ['decimalSigned', '-.5', 'decimal.point', { position: 1 }, '-0.5'],
  ['money', '5.', 'decimal.point', { position: 2 }, '5'],
  ['money', '1.2.3', 'decimal.point', { position: 2 }, undefined],
  ['money', '00.5', 'decimal.leadingZero', { actual: 1 }, '0.5'],
  ['weight', '000', 'decimal.leadingZero', { actual: 2 }, '0'],
  ['money', '10000000000', 'decimal.integerDigits', { max: 10, actual: 11 }, undefined],
  ['money', '00000000001', 'decimal.integerDigits', { max: 10, actual: 11 }, '1'],
  ['money', '1.234', 'decimal.fractionDigits', { max: 2, actual: 3 }, undefined],
  ['money', '1.500', 'decimal.fractionDigits', { max: 2, actual: 3 }, '1.5'],
  ['integer', '1.0', 'decimal.fractionDigits', { max: 0, actual: 1 }, '1'],
  ['tiji', '1.2345', 'decimal.fractionDigits', { max: 3, actual: 4 }, undefined],
] as const)('says of %s %j: %s %j', (name, text, code, params, repaired) => {
  const issue = rules[name].check(text);
  expect(issue).toMatchObject({ code, params, severity: 'error' });
  expect(issue?.suggestions).toEqual(repaired === undefined ? undefined : [repaired]);
  // `normalize` does not remove digits by itself; that is a suggestion only.
  const guessed = /leadingZero|Digits$/.test(code);
  expect(rules[name].normalize(text)).toBe(guessed ? text : (repaired ?? text));
});

it('points at the place', () => {
  expect(decimal.check('12,345.5')).toMatchObject({ index: 2, length: 1 });
  expect(money.check('12.3456')).toMatchObject({ index: 3, length: 4 });
  expect(money.check('𠮷1')).toMatchObject({ index: 0, length: 2 });
});

it('warns, and lets pass', () => {
  expect(weight.check('12400.5004')).toEqual({
    code: 'weight.decimals',
    params: { position: 7, character: '5', actual: 4, max: 3 },
    severity: 'warning',
    index: 6,
    length: 4,
  });
  expect(weight.check('12400.5000')).toMatchObject({ severity: 'warning', suggestions: ['12400.5'] });
  expect(grossWeight.check('1.2345')).toMatchObject({ code: 'weight.decimals', severity: 'warning' });
  expect(volume.check('1.2345')).toBeNull();
  expect(integer.check('007')).toMatchObject({ code: 'decimal.leadingZero', severity: 'warning', suggestions: ['7'] });
  expect(integer.normalize('007')).toBe('007');
});

it('takes at most the decimals asked for', () => {
  expect(decimal.is('1.23', { decimals: 2 })).toBe(true);
  expect(decimal.check('1.234', { decimals: 2 })).toMatchObject({ code: 'decimal.fractionDigits', params: { max: 2 } });
  expect(decimal.check('1.230', { decimals: 2 })?.suggestions).toEqual(['1.23']);
  expect(decimal.normalize('1.230', { decimals: 2 })).toBe('1.230');
  expect(decimalSigned.is('-1.2', { decimals: 0 })).toBe(false);
  expect(decimalSigned.is('-1', { decimals: 0 })).toBe(true);
  expect(money.is('1.5', { decimals: 0 })).toBe(false);
  // never more than the rule has
  expect(money.is('1.234', { decimals: 3 })).toBe(false);
  expect(integer.is('1.5', { decimals: 2 })).toBe(false);
});

it('lets empty pass where optional', () => {
  for (const empty of ['', '  ', null, undefined]) {
    expect(weight.is(empty)).toBe(false);
    expect(weight.check(empty)?.code).toBe('required');
    expect(weight.is(empty, { optional: true })).toBe(true);
    expect(weight.check(empty, { optional: true })).toBeNull();
  }
});
