import { describe, expect, it } from 'vitest';
import { checkVgm, vgm } from './vgm.ts';

describe('verified gross mass', () => {
  it.each(['26480', '0.5', '26480.125', '9999999999999.999'])('%s is legal', (text) => {
    expect(vgm.is(text)).toBe(true);
    expect(vgm.check(text)).toBeNull();
    expect(vgm.normalize(text)).toBe(text);
  });

  it('warns as every weight does', () => {
    expect(vgm.is('26480.1255')).toBe(true);
    expect(vgm.check('26480.1255')).toMatchObject({ code: 'weight.decimals', severity: 'warning' });
  });

  it.each([
    ['0', 'vgm.zero'],
    ['0.000', 'vgm.zero'],
    ['0.0000', 'vgm.zero'],
    ['00', 'vgm.zero'],
    ['.', 'decimal.point'],
    ['26,480', 'decimal.thousands', '26480'],
  ])('%s: %s', (text, code, ...offered: string[]) => {
    expect(vgm.is(text)).toBe(false);
    expect(vgm.check(text)).toMatchObject({ code, severity: 'error' });
    expect(vgm.check(text)?.suggestions ?? []).toEqual(offered);
    expect(vgm.normalize(text)).toBe(offered[0] ?? text);
  });

  it.each(['-1', '1e3', '26.5t', 'KG', '58380 LBS', '26480 KG'])('%s is none', (text) => {
    expect(vgm.is(text)).toBe(false);
    expect(vgm.check(text)?.severity).toBe('error');
    expect(vgm.normalize(text)).toBe(text);
  });
});

describe('verified gross mass beside the cargo and the container', () => {
  const codes = (...given: Parameters<typeof checkVgm>) => checkVgm(...given).map(({ code }) => code);

  it.each([
    ['16300', '12400', '3900', '30480', []],
    ['16299.999', '12400', '3900', '30480', ['vgm.belowTare']],
    ['12399.999', '12400', '3900', '30480', ['vgm.belowCargo']],
    ['12400', '12400', undefined, undefined, []],
    ['12400', '12400.0000', '3900', undefined, ['vgm.belowTare']],
    ['30480', undefined, undefined, '30480', []],
    ['30480.001', undefined, undefined, '30480', ['vgm.aboveMaxGross']],
    ['32500.001', undefined, undefined, '32500', ['vgm.aboveMaxGross']],
    ['2000', undefined, '2200', undefined, ['vgm.belowTare']],
    ['9007199254740.993', '9007199254740.9929', '0.0001', undefined, []],
    ['9007199254740.993', '9007199254740.9929', '0.0002', undefined, ['vgm.belowTare']],
    ['16300', 'unknown', '', '30,480', []],
  ])('%s for %s and %s of at most %s', (mass, cargo, tare, maxGross, expected) => {
    expect(codes({ vgm: mass, cargo, tare, maxGross })).toEqual(expected);
    for (const { severity } of checkVgm({ vgm: mass, cargo, tare, maxGross })) expect(severity).toBe('warning');
  });

  it('says how much it should be at least', () => {
    expect(checkVgm({ vgm: '12400', cargo: '12400.5', tare: '3900' })[0]?.params).toEqual({
      vgm: '12400',
      cargo: '12400.5',
    });
    expect(checkVgm({ vgm: '16000', cargo: '12400.5', tare: '3900' })[0]?.params).toEqual({
      vgm: '16000',
      least: '16300.5',
      tare: '3900',
    });
  });

  it('compares nothing with what is no weight', () => {
    expect(codes({ vgm: '0', cargo: '12400' })).toEqual(['vgm.zero']);
    expect(codes({ vgm: '', cargo: '12400' })).toEqual(['required']);
    expect(codes({ vgm: '12,400', cargo: '99999' })).toEqual(['decimal.thousands']);
  });
});
