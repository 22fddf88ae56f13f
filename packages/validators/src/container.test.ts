import { describe, expect, it } from 'vitest';
import { checkContainerNumber, containerCheckDigit, isContainerNumber } from './container.ts';

describe('container numbers', () => {
  // The sum leaves 10 for the last four, which is written 0.
  it.each([
    ['CSQU3054383', 3],
    ['TEXU3070079', 9],
    ['MSKU6011672', 2],
    ['MWCU6059784', 4],
    ['TCNU7200794', 4],
    ['TOLU4734787', 7],
    ['CBHU3202732', 2],
    ['HLXU2008419', 9],
    ['YMLU8305416', 6],
    ['APZU4812090', 0],
    ['GYOU4047990', 0],
    ['MSKU1000090', 0],
    ['TASU1170000', 0],
  ])('%s has the check digit %i', (number, digit) => {
    expect(containerCheckDigit(number)).toBe(digit);
    expect(checkContainerNumber(number)).toEqual({ kind: 'valid', expected: digit });
  });

  it.each([
    ['CSQU3054384', 3, 4],
    ['TEXU3070070', 9, 0],
    ['MSKU1234567', 5, 7],
  ])('%s should end in %i', (number, expected, actual) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'digit', expected, actual });
  });

  it.each([
    'CSQU305438',
    'CSQU3054Z83',
    '7SQU305438',
    'ABCU1234567HELLO',
    'AB,123456',
    'csqu3054383',
    'CſQU3054383',
    ' CSQU3054383',
    'CSQU3054383\n',
    '',
  ])('%j is no container number', (number) => {
    expect(isContainerNumber(number)).toBe(false);
    expect(checkContainerNumber(number)).toEqual({ kind: 'format' });
  });

  it('takes another category or an empty serial for a placeholder', () => {
    expect(checkContainerNumber('ABCD1234560')).toEqual({ kind: 'placeholder' });
    expect(checkContainerNumber('ABCU0000001')).toEqual({ kind: 'placeholder' });
  });

  it('never throws and never converts', () => {
    for (const value of [null, undefined, 12345678901, ['CSQU3054383'], {}])
      expect(isContainerNumber(value)).toBe(false);
  });
});
