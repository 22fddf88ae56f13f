import type { AnyOptions } from './every-rule.ts';

const LONG_NAME = 'a'.repeat(65);

/** Values for codes that generated ones hardly ever reach: rule, value, options. */
export const VECTORS: readonly (readonly [rule: string, value: unknown, options?: AnyOptions])[] = [
  ['mobileCurrent', '12012345678'],
  ['mobile', '16612345678'],
  ['phone', '63757000'],
  ['email', 'a..b@b.co'],
  ['emailList', 'a@b.co,a..b@b.co'],
  ['email', `${LONG_NAME}@b.co`],
  ['emailList', `a@b.co,${LONG_NAME}@b.co`],
  ['weight', '12345678901234'],
  ['volume', '12345678901234'],
  ['grossWeight', '12345678901234'],
  ['tiji', '12345678901234'],
  ['passwordNotUnsafe', 'password1'],
  ['passwordNotUnsafe', 'kx-chenwei', { username: 'chenwei' }],
  ['containerNumber', 'csqu3054383'],
  ['containerNumber', 'ＣSQU3054383'],
  ['sealNumber', 'CN4471203/CN4471204'],
  ['hsCode', '770000'],
  ['hsCode', '850760,851713'],
  ['unLocode', 'cnngb'],
  ['unLocode', 'CNNGＢ'],
  ['imoNumber', '９074729'],
  ['airWaybill', '０20-12345675'],
  ['uscc', '91350100m000100Y43'],
  ['uscc', '9１350100M000100Y43'],
  ['isoSizeType', '45g1'],
  ['isoSizeType', '45G１'],
  ['isoSizeType', '40HQ'],
  ['isoSizeType', '45GX'],
  ['vgm', '0'],
  ['shipper', 'N/A', { destination: 'EU' }],
  ['marks', 'A\n'.repeat(60)],
  ['goods', 'A '.repeat(300), { bill: 'HBL' }],
];
