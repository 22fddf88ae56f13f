import { expect, it } from 'vitest';
import { checkNoFloats, floatsIn, sumsIn } from './no-floats.mjs';

const FREIGHT = 'packages/validators/src/freight';
const found = (code: string, file = 'price.ts') => floatsIn(`${FREIGHT}/${file}`, `\nexport const x = ${code};`);

it.each([
  ['Number(price)', 'Number makes floating point numbers: Number'],
  ['prices.map(Number)', 'Number makes floating point numbers: Number'],
  ['parseFloat(price)', 'parseFloat makes floating point numbers: parseFloat'],
  ['parseInt(price, 10)', 'parseInt makes floating point numbers: parseInt'],
  ['Math.round(price)', 'Math makes floating point numbers: Math'],
  ['price.toFixed(2)', 'rounds a floating point number: price.toFixed'],
  ["price['toFixed'](2)", "rounds a floating point number: price['toFixed']"],
  ['+price', 'turns a text into a floating point number: +price'],
  ['0.5', 'is a floating point number: 0.5'],
  ['1e-3', 'is a floating point number: 1e-3'],
  ['price * count', 'reckons outside of exact.ts: price * count'],
  ['weight / 6000n', 'reckons outside of exact.ts: weight / 6000n'],
  ['days % 7', 'reckons outside of exact.ts: days % 7'],
  ['10n ** decimals', 'reckons outside of exact.ts: 10n ** decimals'],
  ['(rest /= 2n)', 'reckons outside of exact.ts: rest /= 2n'],
])('finds %s', (code, problem) => expect(found(code)).toEqual([`${FREIGHT}/price.ts:2 ${problem}`]));

it.each(['exact(price)', 'at + 1', 'a.days - b.days', '-days', '6000', '6000n', 'BigInt(count)', "'0.5'"])(
  'passes over %s',
  (code) => expect(found(code)).toEqual([]),
);

it('lets one file reckon, with whole numbers', () => {
  expect(found('top * power / of', 'exact.ts')).toEqual([]);
  expect(found('Math.round(top / of)', 'exact.ts')).toHaveLength(1);
});

it('lets no rule of statements reckon by itself', () => {
  expect(floatsIn('packages/validators/src/settlement/tax.ts', 'const net = total / rate;')).toHaveLength(1);
  expect(sumsIn('apps/server/src/settlement/totals.ts', 'sumDecimal(amounts)')).toHaveLength(1);
});

it('finds sums of amounts outside of the rules', () => {
  const path = 'apps/portal/src/features/freight/price.ts';
  expect(sumsIn(path, '\nconst less = sumDecimal([price, own]);')).toEqual([
    `${path}:2 reckons outside of @lading/validators/freight: sumDecimal`,
  ]);
  expect(sumsIn(path, 'const less = amountLess(price, own, currency);')).toEqual([]);
});

it('finds none in the repository', () => expect(checkNoFloats()).toEqual([]));
