import { describe, expect, it } from 'vitest';
import { sealNumber } from './seal.ts';

const long = (length: number): string => 'CN12345678'.repeat(7).slice(0, length);

describe('seal numbers', () => {
  it.each(['CN12345678', 'a', '0', long(15)])('%s is legal', (text) => {
    expect(sealNumber.is(text)).toBe(true);
    expect(sealNumber.check(text)).toBeNull();
    expect(sealNumber.normalize(text)).toBe(text);
  });

  it.each([16, 35, 36, 60])('%i characters are more than carriers take', (actual) => {
    expect(sealNumber.is(long(actual))).toBe(true);
    expect(sealNumber.check(long(actual))).toEqual({
      code: 'seal.long',
      params: { max: 15, actual },
      severity: 'warning',
      index: 15,
      length: actual - 15,
    });
  });

  it('takes 60 characters and no more', () => {
    expect(sealNumber.is(long(61))).toBe(false);
    expect(sealNumber.check(long(61))).toEqual({
      code: 'seal.tooLong',
      params: { max: 60, actual: 61 },
      severity: 'error',
      index: 60,
      length: 1,
    });
  });

  it.each([
    ['CN-123', 'seal.separators', 2, 'CN123'],
    ['CN 123', 'seal.separators', 2, 'CN123'],
    [' CN4471203', 'seal.separators', 0, 'CN4471203'],
    ['SEAL 4471203', 'seal.separators', 4, 'SEAL4471203'],
    ['CN/123', 'seal.separators', 2, 'CN123'],
    ['ＣN4471203', 'seal.fullWidth', 0, 'CN4471203'],
    ['CN4471203封', 'seal.chars', 9],
    ['CN#123', 'seal.chars', 2],
    ['CſN123', 'seal.chars', 1],
    ['---', 'seal.separators', 0],
    [`${long(60)}-1`, 'seal.separators', 60],
    [`${long(30)}中`, 'seal.chars', 30],
  ])('%s: %s', (text, code, index, ...offered: string[]) => {
    const issue = sealNumber.check(text);
    expect(sealNumber.is(text)).toBe(false);
    expect([issue?.code, issue?.severity, issue?.index]).toEqual([code, 'error', index]);
    expect(issue?.suggestions ?? []).toEqual(offered);
    expect(sealNumber.normalize(offered[0] ?? text)).toBe(sealNumber.normalize(text));
  });

  it.each([
    '12345/67890',
    'AB1 AB2',
    '12345 - 67890',
    'A1|A2',
    'CN4471203/CN4471204',
    'CN4471203, CN4471204',
    'CN4471203；CN4471204',
    'CN4471203\r\nCN4471204',
  ])('%j are two seals', (text) => {
    expect(sealNumber.check(text)).toEqual({
      code: 'seal.several',
      params: { count: 2 },
      severity: 'error',
    });
    expect(sealNumber.normalize(text)).toBe(text);
  });
});
