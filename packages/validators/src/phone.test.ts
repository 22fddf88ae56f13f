import { describe, expect, it } from 'vitest';
import { mobile, mobileCurrent, phone } from './phone.ts';

describe('mobile', () => {
  it.each(['3', '4', '5', '7', '8', '9'])('takes a second digit %s', (digit) => {
    expect(mobile.is(`1${digit}012345678`)).toBe(true);
  });

  it.each(['0', '1', '2', '6'])('does not take a second digit %s', (digit) => {
    expect(mobile.check(`1${digit}012345678`)).toMatchObject({ code: 'mobile.prefix', index: 0, length: 2 });
  });

  it.each([
    ['1380013800', 'mobile.digits', { actual: 10 }, undefined],
    ['138001380000', 'mobile.digits', { actual: 12 }, undefined],
    ['23800138000', 'mobile.prefix', {}, undefined],
    ['138 0013 8000', 'digits.blank', { position: 4 }, '13800138000'],
    ['138-0013-8000', 'digits.character', { position: 4, character: '-' }, '13800138000'],
    ['+8613800138000', 'digits.character', { position: 1, character: '+' }, '13800138000'],
    ['8613800138000', 'mobile.digits', { actual: 13 }, '13800138000'],
    ['00861380013800', 'mobile.digits', { actual: 14 }, undefined],
    ['１３８００１３８０００', 'digits.fullWidth', { position: 1, character: '１' }, '13800138000'],
    ['\u202a13800138000\u202c', 'digits.character', { position: 1, character: 'U+202A' }, '13800138000'],
    ['1380013800O', 'digits.character', { position: 11, character: 'O' }, undefined],
    ['٠٣٨٠٠١٣٨٠٠٠', 'digits.character', { position: 1 }, undefined],
  ])('says of %j: %s %j', (text, code, params, repaired) => {
    const issue = mobile.check(text);
    expect(mobile.is(text)).toBe(false);
    expect(issue).toMatchObject({ code, params, severity: 'error' });
    expect(issue?.suggestions).toEqual(repaired && [repaired]);
    // `normalize` does not remove a country code by itself; that is a suggestion only.
    expect(mobile.normalize(text)).toBe(/^\+?86/.test(text) ? text : (repaired ?? text));
  });

  it('coerces nothing', () => {
    expect(mobile.is(13800138000)).toBe(false);
    expect(mobile.is(['13800138000'])).toBe(false);
  });
});

describe('mobileCurrent', () => {
  it('takes 166 too, and nothing else more', () => {
    expect(mobile.is('16612345678')).toBe(false);
    expect(mobileCurrent.is('16612345678')).toBe(true);
    expect(mobileCurrent.is('12012345678')).toBe(false);
    expect(mobileCurrent.check('11012345678')?.code).toBe('mobileCurrent.prefix');
    expect(mobileCurrent.normalize('166-1234-5678')).toBe('16612345678');
  });
});

describe('phone', () => {
  it.each([
    '13800138000',
    '+8613800138000',
    '021-63757000',
    '02163757000',
    '0755-8888999',
    '010-12345678',
    '021-63757000-801',
    '400-820-0000',
    '4008200000',
    '800-820-0000',
    '400-020-0000',
  ])('takes %s', (text) => {
    expect(phone.is(text)).toBe(true);
    expect(phone.check(text)).toBeNull();
    expect(phone.normalize(text)).toBe(text);
  });

  it.each([
    ['16612345678', 'phone.form', undefined],
    ['1380013800', 'phone.form', undefined],
    ['63757000', 'phone.areaCode', undefined],
    ['6375-7000', 'phone.areaCode', undefined],
    ['021-637570', 'phone.form', undefined],
    ['021-63757000-1234567', 'phone.form', undefined],
    ['600-820-0000', 'phone.form', undefined],
    ['+1 650 253 0000', 'phone.abroad', undefined],
    ['+16502530000', 'phone.abroad', undefined],
    ['(0755)8888 9999', 'digits.blank', '0755-88889999'],
    ['（0755）88889999', 'phone.character', '0755-88889999'],
    ['021 6375 7000', 'digits.blank', '021-63757000'],
    ['021/6375.7000', 'phone.character', '021-63757000'],
    ['021—63757000', 'phone.character', '021-63757000'],
    ['+86-21-63757000', 'phone.form', '021-63757000'],
    ['+86 (0)21 6375 7000', 'digits.blank', '021-63757000'],
    ['0086-755-88889999', 'phone.form', '0755-88889999'],
    ['+86-10-12345678', 'phone.form', '010-12345678'],
    ['+86-138-0013-8000', 'phone.form', '+8613800138000'],
    ['0086 13800138000', 'digits.blank', '+8613800138000'],
    ['86-13800138000', 'phone.form', '+8613800138000'],
    ['138-0013-8000', 'phone.form', '13800138000'],
    ['021-63757000转801', 'phone.character', '021-63757000-801'],
    ['021-63757000 分机：801', 'digits.blank', '021-63757000-801'],
    ['021-63757000 ext. 801', 'digits.blank', '021-63757000-801'],
    ['021-63757000x801', 'phone.character', '021-63757000-801'],
    ['021-63757000#801', 'phone.character', '021-63757000-801'],
    ['４００－８２０－００００', 'digits.fullWidth', '400-820-0000'],
    ['400 820 0000', 'digits.blank', '400-820-0000'],
    ['400-8200-000', 'phone.form', '400-820-0000'],
    ['\u202d021-63757000\u202c', 'phone.character', '021-63757000'],
    ['021-63757000xxx', 'phone.character', undefined],
    ['021x63757000', 'phone.character', undefined],
    ['电话021-63757000', 'phone.character', undefined],
    ['021-63757000/13800138000', 'phone.character', undefined],
  ])('says of %j: %s, and offers %s', (text, code, repaired) => {
    const issue = phone.check(text);
    expect(phone.is(text)).toBe(false);
    expect(issue).toMatchObject({ code, severity: 'error' });
    expect(issue?.suggestions).toEqual(repaired && [repaired]);
    expect(phone.normalize(text)).toBe(repaired ?? text);
  });
});
