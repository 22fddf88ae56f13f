import type { AnyOptions } from './every-rule.ts';

const LONG_NAME = 'a'.repeat(65);

/** Values with options for codes that random values hardly ever reach. Every rule is run on all of them. */
export const VECTORS: readonly (readonly [value: unknown, options?: AnyOptions])[] = [
  ['12012345678'],
  ['16612345678'],
  ['63757000'],
  ['a..b@b.co'],
  ['a@b.co,a..b@b.co'],
  [`${LONG_NAME}@b.co`],
  [`a@b.co,${LONG_NAME}@b.co`],
  ['12345678901234'],
  ['password1'],
  ['kx-chenwei', { username: 'chenwei' }],
  ['csqu3054383'],
  ['ＣSQU3054383'],
  ['CN4471203/CN4471204'],
  ['770000'],
  ['850760,851713'],
  ['cnngb'],
  ['CNNGＢ'],
  ['９074729'],
  ['０20-12345675'],
  ['91350100m000100Y43'],
  ['9１350100M000100Y43'],
  ['45g1'],
  ['45G１'],
  ['40HQ'],
  ['45GX'],
  ['0'],
  ['N/A', { destination: 'EU' }],
  ['A\n'.repeat(60)],
  ['A '.repeat(300), { bill: 'HBL' }],
];
