import { describe, expect, it } from 'vitest';
import { password, passwordMatch } from './password.ts';

describe('password', () => {
  it.each(['abc123', 'Abc-12', ' a1 b2 ', '密码很长a1', 'a1\u00a0。，～', '😀😀😀😀a1'])('takes %j', (text) => {
    expect(password.is(text)).toBe(true);
    expect(password.check(text)).toBeNull();
    expect(password.normalize(text)).toBe(text);
  });

  it.each([
    ['abc12', ['password.tooShort']],
    ['😀😀😀a1', ['password.tooShort']],
    ['123456', ['password.letters']],
    ['abcdef', ['password.digits']],
    ['abc', ['password.tooShort', 'password.digits']],
    ['!', ['password.tooShort', 'password.letters', 'password.digits']],
    ['ａｂｃ１２３', ['password.letters', 'password.digits']],
    ['密码密码密码1', ['password.letters']],
  ])('says of %j: %j', (text, codes) => {
    expect(password.is(text)).toBe(false);
    expect(password.check(text)?.code).toBe(codes[0]);
    expect(password.all?.(text).map(({ code }) => code)).toEqual(codes);
    expect(password.normalize(text)).toBe(text);
  });

  it('counts characters, not units', () => {
    expect(password.check('😀a1')).toMatchObject({ params: { min: 6, actual: 3 } });
  });

  it('never says a part of the password', () => {
    for (const text of ['hunter', '12', '!?!?!?', '\u0000'])
      for (const issue of password.all?.(text) ?? []) {
        expect(Object.values(issue.params).every((value) => typeof value === 'number')).toBe(true);
        expect(issue.suggestions).toBeUndefined();
      }
  });
});

describe('passwordMatch', () => {
  it('takes two entries that are the same', () => {
    expect(passwordMatch.is({ password: 'kx7-Pearl', confirm: 'kx7-Pearl' })).toBe(true);
    expect(passwordMatch.check({ password: ' a', confirm: ' a', other: 1 })).toBeNull();
  });

  it.each([
    [{ password: 'kx7-Pearl', confirm: 'kx7-pearl' }, 'password.mismatch'],
    [{ password: 'kx7-Pearl', confirm: 'kx7-Pearl ' }, 'password.mismatch'],
    [{ password: 'é', confirm: 'e\u0301' }, 'password.mismatch'],
    [{ password: 'kx7-Pearl', confirm: '' }, 'password.mismatch'],
    [{ password: 'kx7-Pearl' }, 'password.mismatch'],
    [{ password: 123456, confirm: 123456 }, 'password.mismatch'],
    [{ password: '', confirm: '' }, 'required'],
    [{ password: ' ', confirm: ' ' }, 'required'],
    [{}, 'required'],
    [null, 'required'],
    ['kx7-Pearl', 'required'],
  ])('says of %j: %s', (value, code) => {
    expect(passwordMatch.is(value)).toBe(false);
    expect(passwordMatch.check(value)).toEqual({ code, params: {}, severity: 'error' });
  });

  it('lets two empty entries pass where optional, and only those', () => {
    expect(passwordMatch.is({ password: '', confirm: '' }, { optional: true })).toBe(true);
    expect(passwordMatch.is(undefined, { optional: true })).toBe(true);
    expect(passwordMatch.is({ password: 'a', confirm: '' }, { optional: true })).toBe(false);
  });

  it('withstands a value that does not want to be read', () => {
    const hostile = {
      get password(): string {
        throw new Error('no');
      },
    };
    expect(passwordMatch.is(hostile)).toBe(false);
    expect(passwordMatch.is(Proxy.revocable({}, {}).proxy)).toBe(false);
  });
});
