import { describe, expect, it } from 'vitest';
import { airWaybill } from './air-waybill.ts';
import { imoNumber } from './imo-number.ts';
import type { Rule } from './rule.ts';
import { unLocode } from './un-locode.ts';
import { uscc } from './uscc.ts';

interface Vectors {
  rule: Rule;
  legal: string[];
  /** text, code, index or none, what is offered */
  wrong: (readonly [text: string, code: string, index?: number, ...offered: string[]])[];
  mended: (readonly [text: string, mended: string])[];
}

const VECTORS: Record<string, Vectors> = {
  'UN/LOCODE': {
    rule: unLocode,
    legal: ['CNSHA', 'CNNGB', 'USLAX', 'VNSGN', 'GB2ZZ', 'US999'],
    wrong: [
      ['cnsha', 'unLocode.case', 0, 'CNSHA'],
      ['CN SHA', 'unLocode.separators', 2, 'CNSHA'],
      ['ＣNSHA', 'unLocode.fullWidth', 0, 'CNSHA'],
      ['CNSH0', 'unLocode.lookalike', 4, 'CNSHO'],
      ['CN1GB', 'unLocode.lookalike', 2, 'CNIGB'],
      ['3NSHA', 'unLocode.chars', 0],
      ['CNſHA', 'unLocode.chars', 2],
      ['CNSH', 'unLocode.length'],
      ['CNSHAA', 'unLocode.chars', 5],
    ],
    mended: [
      ['cn sha', 'CNSHA'],
      ['CNSH0', 'CNSH0'],
      ['Ningbo', 'Ningbo'],
    ],
  },
  'IMO numbers': {
    rule: imoNumber,
    legal: ['9074729', '9321483'],
    wrong: [
      ['9074728', 'imo.checkDigit', 6, '9074729'],
      ['0974729', 'imo.checkDigit', 6, '0974720', '9074729'],
      ['IMO 9074729', 'imo.chars', 1],
      ['907 4729', 'imo.separators', 3, '9074729'],
      ['907-4728', 'imo.separators', 3, '9074729'],
      ['９074729', 'imo.fullWidth', 0, '9074729'],
      ['90747Z9', 'imo.lookalike', 5, '9074729'],
      ['907472', 'imo.length'],
      ['90747290', 'imo.chars', 7],
      ['907A729', 'imo.chars', 3],
    ],
    mended: [
      ['9074 729', '9074729'],
      ['907-4728', '9074728'],
    ],
  },
  'air waybills': {
    rule: airWaybill,
    legal: ['020-12345675', '02012345675', '999-00000000', '180-00000011'],
    wrong: [
      ['020-12345676', 'airWaybill.checkDigit', 11, '020-12345675', '020-13245676'],
      ['02012345676', 'airWaybill.checkDigit', 10, '02012345675', '02013245676'],
      ['020-12345677', 'airWaybill.checkDigit', 11, '020-12345675'],
      ['020 12345675', 'airWaybill.separators', 3, '02012345675'],
      ['020--12345675', 'airWaybill.separators', 3, '020-12345675'],
      ['020-1234 5675', 'airWaybill.separators', 3, '02012345675'],
      ['０20-12345675', 'airWaybill.fullWidth', 0, '020-12345675'],
      ['02O-12345675', 'airWaybill.lookalike', 2, '020-12345675'],
      ['020-1234567', 'airWaybill.length'],
      ['020-1234567X', 'airWaybill.chars', 11],
    ],
    mended: [
      ['020 1234 5675', '02012345675'],
      ['020 12345676', '02012345676'],
    ],
  },
  'social credit codes': {
    rule: uscc,
    legal: ['91350100M000100Y43', '91110108551385082Q', '91310115WKGDHYXN70', '91310115MA1H8R7C67'],
    wrong: [
      ['91310115MA1H8R7C6D', 'uscc.checkDigit', 17, '91310115MA1H8R7C67'],
      ['91350100m000100y43', 'uscc.case', 8, '91350100M000100Y43'],
      ['9135 0100 M000100Y43', 'uscc.separators', 4, '91350100M000100Y43'],
      ['91350100Ｍ000100Y43', 'uscc.fullWidth', 8, '91350100M000100Y43'],
      ['9135O100M000100Y43', 'uscc.lookalike', 4, '91350100M000100Y43'],
      ['91350100M00O100Y43', 'uscc.lookalike', 11, '91350100M000100Y43'],
      ['913501A0M000100Y43', 'uscc.chars', 6],
      ['91350100V000100Y43', 'uscc.chars', 8],
      ['91350100M000100Y4', 'uscc.length'],
      ['91350100M000100Y433', 'uscc.chars', 18],
    ],
    mended: [
      ['9135 0100 m000 100y 43', '91350100M000100Y43'],
      ['9135O100M000100Y43', '9135O100M000100Y43'],
    ],
  },
};

describe.each(Object.entries(VECTORS))('%s', (_name, { rule, legal, wrong, mended }) => {
  it.each(legal)('%s is legal', (text) => {
    expect(rule.is(text)).toBe(true);
    expect(rule.check(text)).toBeNull();
    expect(rule.normalize(text)).toBe(text);
  });

  it.each(wrong)('%s: %s', (text, code, index, ...offered) => {
    const issue = rule.check(text);
    expect(rule.is(text)).toBe(false);
    expect([issue?.code, issue?.severity, issue?.index]).toEqual([code, 'error', index]);
    expect(issue?.suggestions ?? []).toEqual(offered);
  });

  it.each(mended)('%s becomes %s', (text, result) => {
    expect(rule.normalize(text)).toBe(result);
  });
});

it('says which digit should stand there', () => {
  expect(imoNumber.check('9074728')?.params).toEqual({ expected: 9, actual: 8 });
  expect(airWaybill.check('020-12345676')?.params).toEqual({ expected: 5, actual: 6 });
  expect(uscc.check('91310115MA1H8R7C6D')?.params).toEqual({ expected: '7', actual: 'D' });
});

it('takes a remainder of 0 for the character 0', () => {
  const others = [...'123456789ABCDEFGHJKLMNPQRTUWXY'].filter((last) => uscc.is(`91310115WKGDHYXN7${last}`));
  expect(others).toEqual([]);
});
