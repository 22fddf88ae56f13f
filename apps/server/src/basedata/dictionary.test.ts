import { unLocode } from '@lading/validators';
import { expect, it } from 'vitest';
import { idOf } from './dictionary.ts';
import { localNames } from './local-names.ts';
import { PORTS } from './ports.ts';

it.each([
  ['ctnType', '40HQ', 3],
  ['ctnType', '45g1', 3],
  ['ctnType', '４０ＨＣ', 3],
  ['packageType', ' ctns ', 1],
  ['packageType', '托盘', 3],
  ['shipping', '中远海运', 1],
  ['blMethod', 'BY PIGEON', undefined],
] as const)('finds %s %s', (dictionary, name, id) => expect(idOf(dictionary, name)).toBe(id));

it('tells carriers and release types in Chinese, and leaves unknown ones as they were typed', () => {
  const bill = { shippingName: 'COSCO SHIPPING', blMethodName: 'TELEX RELEASE', payMethodName: 'FREIGHT PREPAID' };
  expect(localNames(bill, 'zh-CN')).toEqual({ shippingName: '中远海运', blMethodName: '电放' });
  expect(localNames(bill, 'en-US')).toEqual({});
  expect(localNames({ shippingName: 'LOCAL FEEDER' }, 'zh-CN')).toEqual({});
});

it('names ports in either language where their printed text stands beside the name', () => {
  const printed = { portEndName: 'LOS ANGELES', portEndCode: 'USLAX', portEndDesc: 'LOS ANGELES, CA' };
  expect(localNames(printed, 'zh-CN')).toEqual({ portEndName: '洛杉矶' });
  expect(localNames(printed, 'en-US')).toEqual({ portEndName: 'Los Angeles' });
  expect(localNames({ ...printed, portEndDesc: '' }, 'zh-CN')).toEqual({});
});

it('knows ports by codes that are UN/LOCODE', () => {
  expect([...PORTS.keys()].filter((code) => !unLocode.is(code))).toEqual([]);
  expect(PORTS.get('CNNGB')).toEqual({ code: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' });
  expect(PORTS.get('CNTXG')?.nameEn).toBe('Tianjin Xingang');
});
