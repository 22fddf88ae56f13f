import { describe, expect, it } from 'vitest';
import { containerGroup, isoSizeType } from './size-type.ts';

describe('size and type of a container', () => {
  it.each([
    ['20GP', '22G1', '22GP'],
    ['20尺普柜', '22G1', '22GP'],
    ["20'GP", '22G1', '22GP'],
    ['20DC', '22G1', '22GP'],
    ['20DV', '22G1', '22GP'],
    ['40GP', '42G1', '42GP'],
    ['40尺平柜', '42G1', '42GP'],
    ['40HQ', '45G1', '45GP'],
    ['40HC', '45G1', '45GP'],
    ['40hq', '45G1', '45GP'],
    ['40 HQ', '45G1', '45GP'],
    ['40’HC', '45G1', '45GP'],
    ['４０ＨＱ', '45G1', '45GP'],
    ['40尺高柜', '45G1', '45GP'],
    ['45HQ', 'L5G1', 'L5GP'],
    ['45HC', 'L5G1', 'L5GP'],
    ['20RF', '22R1', '22RT'],
    ['20尺冷柜', '22R1', '22RT'],
    ['40RH', '45R1', '45RT'],
    ['40RQ', '45R1', '45RT'],
    ['40冷高柜', '45R1', '45RT'],
    ['20OT', '22U1', '22UT'],
    ['20尺开顶柜', '22U1', '22UT'],
    ['40OT', '42U1', '42UT'],
    ['20FR', '22P1', '22PF'],
    ['40FR', '42P1', '42PF'],
    ['40尺框架柜', '42P1', '42PF'],
    ['20TK', '22T1', '22TN'],
    ['20罐柜', '22T1', '22TN'],
  ])('%s of the trade is %s of the group %s', (text, code, group) => {
    expect(isoSizeType.is(text)).toBe(false);
    expect(isoSizeType.check(text)).toEqual({
      code: 'sizeType.trade',
      params: { written: text, code },
      severity: 'error',
      suggestions: [code],
    });
    expect(isoSizeType.normalize(text)).toBe(code);
    expect([text, code, group].map(containerGroup)).toEqual([group, group, group]);
  });

  it.each([
    ['22G0', '22GP'],
    ['2EG1', '2EGP'],
    ['M5G1', 'M5GP'],
    ['20G0', '20GP'],
    ['LEG1', 'LEGP'],
    ['P5G1', 'P5GP'],
    ['22V0', '22VH'],
    ['22V4', '22VH'],
    ['22B0', '22BU'],
    ['22B3', '22BK'],
    ['22S1', '22SN'],
    ['22R0', '22RE'],
    ['22R3', '22RS'],
    ['22H2', '22HR'],
    ['22H5', '22HI'],
    ['22P0', '22PL'],
    ['22P2', '22PF'],
    ['22P3', '22PC'],
    ['22P5', '22PS'],
    ['22T0', '22TN'],
    ['22T4', '22TD'],
    ['22T8', '22TG'],
    ['28A0', '28AS'],
    ['LNR1', 'LNRT'],
  ])('%s is of the group %s', (code, group) => {
    for (const text of [code, group === '20GP' ? code : group]) {
      expect(isoSizeType.check(text)).toBeNull();
      expect(isoSizeType.is(text)).toBe(true);
      expect(isoSizeType.normalize(text)).toBe(text);
    }
    expect(containerGroup(code)).toBe(group);
  });

  it('takes a reefer that is not cooling for no code', () => {
    expect(isoSizeType.check('40NOR')?.code).toBe('sizeType.chars');
    expect(isoSizeType.normalize('40NOR')).toBe('40NOR');
    expect(containerGroup('40NOR')).toBeUndefined();
  });

  it.each([
    ['45g1', 'sizeType.case', 2, '45G1'],
    ['45 G1', 'sizeType.separators', 2, '45G1'],
    ['45G１', 'sizeType.fullWidth', 3, '45G1'],
    ['4SG1', 'sizeType.lookalike', 1, '45G1'],
    ['52G1', 'sizeType.chars', 0],
    ['43G1', 'sizeType.chars', 1],
    ['45X1', 'sizeType.chars', 2],
    ['45GX', 'sizeType.type', 2],
    ['45PX', 'sizeType.type', 2],
    ['45G', 'sizeType.length'],
    ['45G11', 'sizeType.chars', 4],
  ])('%s: %s', (text, code, index?: number, ...offered: string[]) => {
    const issue = isoSizeType.check(text);
    expect(isoSizeType.is(text)).toBe(false);
    expect([issue?.code, issue?.severity, issue?.index]).toEqual([code, 'error', index]);
    expect(issue?.suggestions ?? []).toEqual(offered);
  });

  it.each(['', '40', '45', '40XX', '60HQ', '45GPP', 'constructor', '53RF9', 'HQ'])('%j has no group', (text) => {
    expect(containerGroup(text)).toBeUndefined();
  });

  it('reads codes written untidily too', () => {
    expect([' 45g1 ', '45 GP', '４５Ｇ１'].map(containerGroup)).toEqual(['45GP', '45GP', '45GP']);
  });

  it('knows a group for every legal code, and no code without a group', () => {
    const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const type of letters)
      for (const last of letters) {
        const group = containerGroup(`22${type}${last}`);
        expect([type + last, isoSizeType.is(`22${type}${last}`)]).toEqual([type + last, group !== undefined]);
        if (group) expect(containerGroup(group)).toBe(group);
      }
  });
});
