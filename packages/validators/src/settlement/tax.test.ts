import { expect, it } from 'vitest';
import { convert } from '../freight/money.ts';
import { taxWithin } from './tax.ts';
import { statementTotals } from './totals.ts';
import { capitalWords } from './words.ts';

it.each([
  ['1060.00', '6', '1000.00', '60.00'],
  ['2180.00', '9', '2000.00', '180.00'],
  ['100.00', '6', '94.34', '5.66'],
  ['350.00', '6', '330.19', '19.81'],
  ['3730.00', '6', '3518.87', '211.13'],
  ['900.00', '9', '825.69', '74.31'],
  ['0.01', '6', '0.01', '0.00'],
  ['3730.00', '0', '3730.00', '0.00'],
  ['-1060.00', '6', '-1000.00', '-60.00'],
] as const)('%s at %s %% is %s and %s', (total, rate, net, tax) =>
  expect(taxWithin(total, rate)).toEqual({ net, tax, total }),
);

it.each([
  ['3730.00', '叁仟柒佰叁拾元整'],
  ['5180.35', '伍仟壹佰捌拾元叁角伍分'],
  ['10005.08', '壹万零伍元零捌分'],
  ['100000.00', '壹拾万元整'],
  ['1060.00', '壹仟零陆拾元整'],
  ['0.50', '伍角整'],
  ['0.05', '伍分'],
  ['100200300.00', '壹亿零贰拾万零叁佰元整'],
  ['20000000.10', '贰仟万元壹角整'],
  ['36780.50', '叁万陆仟柒佰捌拾元伍角整'],
  ['0', '零元整'],
  ['-35.00', '负叁拾伍元整'],
  ['1000000000.00', '壹拾亿元整'],
  ['100000001.00', '壹亿零壹元整'],
  ['123456789012.34', '壹仟贰佰叁拾肆亿伍仟陆佰柒拾捌万玖仟零壹拾贰元叁角肆分'],
])('%s is %s', (amount, words) => expect(capitalWords(amount)).toBe(words));

const rates = [{ currency: 'USD', cnyPerUnit: '7.1000' }];

it('puts what is exempt in dollars beside what is taxed, each on an invoice of its own', () => {
  const exempt = taxWithin(convert({ currency: 'USD', amount: '7120.00' }, 'CNY', rates) ?? '', '0');
  const taxed = taxWithin('3730.00', '6');
  expect(exempt).toEqual({ net: '50552.00', tax: '0.00', total: '50552.00' });
  expect(statementTotals([exempt, taxed].map(({ total }) => ({ currency: 'CNY', amount: total })))).toEqual([
    { currency: 'CNY', amount: '54282.00' },
  ]);
  expect(convert({ currency: 'USD', amount: '4655.00' }, 'CNY', rates)).toBe('33050.50');
});
