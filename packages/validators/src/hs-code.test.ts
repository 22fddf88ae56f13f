import { describe, expect, it } from 'vitest';
import { hsCode } from './hs-code.ts';

describe('HS codes', () => {
  it.each(['850760', '85171300', '8507600090', '010121', '760110', '780110', '970110', '851770', '846293'])(
    '%s is legal',
    (text) => {
      expect(hsCode.is(text)).toBe(true);
      expect(hsCode.check(text)).toBeNull();
      expect(hsCode.normalize(text)).toBe(text);
    },
  );

  it.each([
    ['770000', 'hs.chapter', { chapter: '77' }],
    ['000000', 'hs.chapter', { chapter: '00' }],
    ['980300', 'hs.chapter', { chapter: '98' }],
    ['999999', 'hs.chapter', { chapter: '99' }],
    ['8507600', 'hs.digits', { actual: 7 }],
    ['850760009', 'hs.digits', { actual: 9 }],
    ['85076000901', 'hs.digits', { actual: 11 }],
    ['8507600090123', 'hs.digits', { actual: 13 }],
    ['85076000901234', 'hs.digits', { actual: 14 }],
  ])('%s passes with a warning: %s', (text, code, params) => {
    expect(hsCode.is(text)).toBe(true);
    expect(hsCode.check(text)).toMatchObject({ code, params, severity: 'warning' });
    expect(hsCode.normalize(text)).toBe(text);
  });

  it('takes 12 digits', () => {
    expect(hsCode.check('850760009012')).toBeNull();
  });

  it.each([
    ['8504.40', 'hs.chars', 4, '850440'],
    ['8517.13.00', 'hs.chars', 4, '85171300'],
    ['8504 40', 'hs.chars', 4, '850440'],
    ['８５０７６０', 'hs.fullWidth', 0, '850760'],
    ['85O760', 'hs.lookalike', 2, '850760'],
    ['61102', 'hs.length', undefined],
    ['85A760', 'hs.chars', 2],
    ['٨50760', 'hs.chars', 0],
    ['61.10', 'hs.length', undefined],
  ])('%s: %s', (text, code, index, ...offered: string[]) => {
    const issue = hsCode.check(text);
    expect(hsCode.is(text)).toBe(false);
    expect([issue?.code, issue?.severity, issue?.index]).toEqual([code, 'error', index]);
    expect(issue?.suggestions ?? []).toEqual(offered);
    expect(hsCode.normalize(text)).toBe(code === 'hs.lookalike' ? text : (offered[0] ?? text));
  });

  it.each(['850760,851713', '8507.60 / 8517.13', '850760；851713', '850760\n851713', '850760 851713'])(
    '%j are two codes',
    (text) => {
      expect(hsCode.check(text)).toEqual({
        code: 'hs.several',
        params: { count: 2 },
        severity: 'error',
      });
      expect(hsCode.normalize(text)).toBe(text);
    },
  );

  it('takes no list of texts for a text', () => {
    expect(hsCode.is(['850440'])).toBe(false);
  });
});
