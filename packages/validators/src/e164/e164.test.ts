import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, callingCode, phoneE164 } from './index.ts';

describe('numbers of any country', () => {
  it.each(['+4930123456', '+8613800138000', '+12025550123', '+2906123', '+442079460123', '+390612345678'])(
    'takes %s',
    (text) => {
      expect(phoneE164.is(text)).toBe(true);
      expect(phoneE164.check(text)).toBeNull();
      expect(phoneE164.normalize(text)).toBe(text);
    },
  );

  it.each([
    ['+49 30 123456', 'e164.character', '+4930123456'],
    ['+49-(30)-123456', 'e164.character', '+4930123456'],
    ['004930123456', 'e164.plus', '+4930123456'],
    ['13800138000', 'e164.plus', '+8613800138000'],
    ['030 123456', 'e164.plus', undefined],
    ['+49 (0)30 123456', 'e164.character', '+4930123456'],
    ['+49301234567890123', 'e164.length', undefined],
    ['+4930', 'e164.length', undefined],
    ['+999123456', 'e164.country', undefined],
    ['+', 'e164.country', undefined],
    ['+49x30123456', 'e164.character', undefined],
  ])('says of %j: %s, and offers %s', (text, code, offered) => {
    const issue = phoneE164.check(text);
    expect(issue?.code).toBe(code);
    expect(issue?.suggestions).toEqual(offered && [offered]);
    expect(phoneE164.is(text)).toBe(false);
  });

  it('repairs signs alone: what takes or adds a digit is offered and never done', () => {
    expect(phoneE164.normalize('+49 30 123456')).toBe('+4930123456');
    expect(phoneE164.normalize('+49 (0)30 123456')).toBe('+49 (0)30 123456');
    expect(phoneE164.normalize('13800138000')).toBe('13800138000');
  });

  it('takes those of some countries alone', () => {
    const countries = ['CN', 'DE'];
    expect(phoneE164.is('+4930123456', { countries })).toBe(true);
    expect(phoneE164.check('+442079460123', { countries })?.code).toBe('e164.elsewhere');
    expect(phoneE164.check('+442079460123', { countries: [] })?.code).toBe('e164.elsewhere');
  });

  it('coerces nothing, and lets what is empty pass only where it may', () => {
    expect(phoneE164.is(4_930_123_456)).toBe(false);
    expect(phoneE164.check('')?.code).toBe('required');
    expect(phoneE164.check('', { optional: true })).toBeNull();
  });
});

it('knows the countries a library of numbers knows, with the same codes', () => {
  expect(COUNTRIES).toEqual(getCountries().sort());
  expect(COUNTRIES.filter((country) => callingCode(country) !== getCountryCallingCode(country as 'DE'))).toEqual([]);
  expect(callingCode('XX')).toBeUndefined();
});
