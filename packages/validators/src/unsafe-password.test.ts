import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordNotUnsafe } from './unsafe-password.ts';

it.each([
  ['aaaaaa', 'password.repeated'],
  ['aaaaaa1', 'password.repeated'],
  ['abcabc', 'password.repeated'],
  ['x9k2x9k2', 'password.repeated'],
  ['888888', 'password.repeated'],
  ['123456', 'password.sequence'],
  ['987654321', 'password.sequence'],
  ['abcdef1', 'password.sequence'],
  ['FEDCBA9', 'password.sequence'],
  ['a123456', 'password.sequence'],
  ['aa123456', 'password.sequence'],
  ['qq123456', 'password.sequence'],
  ['abc123', 'password.sequence'],
  ['112233', 'password.sequence'],
  ['aabbcc11', 'password.sequence'],
  ['a1b2c3d4', 'password.sequence'],
  ['qwerty1', 'password.sequence'],
  ['qwer1234', 'password.sequence'],
  ['asdfghjkl', 'password.sequence'],
  ['1qaz2wsx', 'password.sequence'],
  ['zaq12wsx', 'password.sequence'],
  ['qazwsx123', 'password.sequence'],
  ['1q2w3e4r', 'password.sequence'],
  ['147258', 'password.sequence'],
  ['147258369', 'password.sequence'],
  ['Abc@1234', 'password.sequence'],
  ['5201314', 'password.common'],
  ['woaini1314', 'password.common'],
  ['woaini520', 'password.common'],
  ['Password1', 'password.common'],
  ['P@ssw0rd', 'password.common'],
  ['admin888', 'password.common'],
  ['Admin@2024', 'password.common'],
  ['test1234', 'password.common'],
  ['iloveyou1', 'password.common'],
])('%s is guessed first: %s', (text, code) => {
  expect(passwordNotUnsafe.is(text)).toBe(false);
  expect(passwordNotUnsafe.check(text)).toEqual({ code, params: {}, severity: 'error' });
  expect(passwordNotUnsafe.normalize(text)).toBe(text);
});

it.each(['kx7-Pearl', 'Tq8#mZ', 'blue whale 17 harbour', '蓝鲸出海2031号', 'hello-K7x', 'x1', 'zhang77mu'])(
  '%s is not',
  (text) => {
    expect(passwordNotUnsafe.check(text)).toBeNull();
    expect(passwordNotUnsafe.is(text)).toBe(true);
  },
);

describe('what a stranger may know', () => {
  const own = {
    phone: '+86 138-0013-8000',
    company: 'Blue Whale Logistics Co., Ltd. 蓝鲸国际物流',
    username: 'chen.wei',
  };

  it.each(['x13800138000', 'Kz138000', 'whale-K7x', 'LOGISTICS-k7', '蓝鲸国际物流k7', 'Chen.Wei-k7x'])(
    '%s holds some of it',
    (text) => {
      expect(passwordNotUnsafe.is(text)).toBe(true);
      expect(passwordNotUnsafe.check(text, own)).toEqual({ code: 'password.own', params: {}, severity: 'error' });
    },
  );

  it('does not mind short words and other data', () => {
    expect(passwordNotUnsafe.is('wei-k7xq', own)).toBe(true);
    expect(passwordNotUnsafe.is('kx7-Pearl', own)).toBe(true);
    expect(passwordNotUnsafe.is('kx7-Pearl', { phone: '', company: '', username: '' })).toBe(true);
  });
});

it('hardly ever blames chance', () => {
  const chance = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!'),
    minLength: 10,
    maxLength: 20,
  });
  const blamed = fc.sample(chance, { numRuns: 5_000, seed: 7 }).filter((text) => !passwordNotUnsafe.is(text));
  expect(blamed.length).toBeLessThan(10);
});
