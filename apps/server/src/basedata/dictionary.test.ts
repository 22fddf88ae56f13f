import { unLocode } from '@lading/validators';
import { expect, it } from 'vitest';
import { idOf } from './dictionary.ts';
import { PORTS } from './ports.ts';
import { printedNames } from './printed-names.ts';

it.each([
  ['ctnType', '40HQ', 3],
  ['ctnType', '45g1', 3],
  ['ctnType', '４０ＨＣ', 3],
  ['packageType', ' ctns ', 1],
  ['packageType', '托盘', 3],
  ['shipping', '中远海运', 1],
  ['blMethod', 'BY PIGEON', undefined],
] as const)('finds %s %s', (dictionary, name, id) => expect(idOf(dictionary, name)).toBe(id));

it('says in English what is printed, and leaves what it does not know as it was typed', () => {
  const bill = { shippingName: '中远海运', blMethodName: '电放', payMethodName: '预付', payPlaceName: '宁波' };
  expect(printedNames(bill)).toEqual({
    shippingName: 'COSCO SHIPPING',
    blMethodName: 'TELEX RELEASE',
    payMethodName: 'FREIGHT PREPAID',
    payPlaceName: 'NINGBO',
  });
  expect(printedNames({ goodsTypeName: '普货', packageTypeName: '纸箱' })).toEqual({
    goodsTypeName: 'GENERAL CARGO',
    packageTypeName: 'CARTONS',
  });
  expect(printedNames({ shippingName: 'COSCO', packageTypeName: 'CTNS' })).toEqual({});
  expect(printedNames({ shippingName: '本地支线' })).toEqual({});
});

it('names a port where its printed text stands beside the name, and in English where it stands alone', () => {
  const printed = { portEndName: 'LOS ANGELES', portEndCode: 'USLAX', portEndDesc: 'LOS ANGELES, CA' };
  expect(printedNames(printed)).toEqual({ portEndName: 'Los Angeles' });
  expect(printedNames({ ...printed, portEndDesc: '' })).toEqual({});
  expect(printedNames({ portEndName: '洛杉矶', portEndCode: 'USLAX' })).toEqual({ portEndName: 'Los Angeles' });
  expect(printedNames({ portEndName: '洛杉矶', portEndCode: '' })).toEqual({ portEndName: 'Los Angeles' });
});

it('knows ports by codes that are UN/LOCODE', () => {
  expect([...PORTS.keys()].filter((code) => !unLocode.is(code))).toEqual([]);
  expect(PORTS.get('CNNGB')).toEqual({ code: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' });
  expect(PORTS.get('CNTXG')?.nameEn).toBe('Tianjin Xingang');
});
