import { expect, it } from 'vitest';
import { figures, type SheetColumn } from './column.ts';
import { readCell, sameValue } from './read-cell.ts';
import { divided, summaryOf } from './summary.ts';

const MONEY: SheetColumn = { id: 'm', head: 'M', kind: 'money' };
const WHOLE: SheetColumn = { id: 'n', head: 'N', kind: 'number', decimals: 0 };
const SIGNED: SheetColumn = { id: 's', head: 'S', kind: 'money', signed: true };
const DAY: SheetColumn = { id: 'd', head: 'D', kind: 'date' };
const TEXT: SheetColumn = { id: 't', head: 'T', kind: 'text' };
const PORT: SheetColumn = {
  id: 'p',
  head: 'P',
  kind: 'choice',
  options: [
    { value: 'USLAX', label: 'Los Angeles' },
    { value: 'USLGB', label: 'Long Beach' },
    { value: 'DEHAM', label: 'Hamburg' },
  ],
};

it.each([
  [MONEY, '2,470', { value: '2470' }],
  [MONEY, ' ２４７０．５０ ', { value: '2470.5' }],
  [MONEY, '2 470', { value: '2470' }],
  [MONEY, '', { value: '' }],
  [MONEY, '2,98O', { fault: 'figures', repair: '2980' }],
  [MONEY, 'USD 2,980.00', { fault: 'figures', repair: '2980' }],
  [MONEY, '¥2980', { fault: 'figures', repair: '2980' }],
  [MONEY, '007', { fault: 'figures', repair: '7' }],
  [MONEY, 'about 20', { fault: 'figures' }],
  [MONEY, '2.345', { fault: 'decimals' }],
  [MONEY, '-5', { fault: 'negative', repair: '5' }],
  [WHOLE, '14.00', { value: '14' }],
  [WHOLE, '14.5', { fault: 'decimals' }],
  [SIGNED, '−12.5', { value: '-12.5' }],
  [SIGNED, '(1,200)', { value: '-1200' }],
  [SIGNED, '-0', { value: '0' }],
  [SIGNED, '-l0', { fault: 'figures', repair: '-10' }],
  [DAY, '2026/11/26', { value: '2026-11-26' }],
  [DAY, '2026-11-31', { fault: 'day', repair: '2026-11-30' }],
  [DAY, 'soon', { fault: 'day' }],
  [PORT, 'uslax', { value: 'USLAX' }],
  [PORT, ' long beach', { value: 'USLGB' }],
  [PORT, 'HAM', { fault: 'choice', repair: 'DEHAM' }],
  [PORT, 'Lo', { fault: 'choice' }],
  [TEXT, ' two\nlines ', { value: 'two lines' }],
] as const)('%o reads %j', (column, text, answer) =>
  expect(readCell(column as SheetColumn, text, 'en-US')).toEqual(answer),
);

it('knows figures that are the same', () => {
  expect(sameValue(MONEY, '2420', '2420.00')).toBe(true);
  expect(sameValue(MONEY, '2420', '')).toBe(false);
  expect(sameValue(TEXT, '1', '1.0')).toBe(false);
});

it('shows figures in groups and cuts none off', () => {
  expect([figures('2420', 2), figures('1234567.891', 2), figures('-12.5', 0), figures('abc', 2)]).toEqual([
    '2,420.00',
    '1,234,567.891',
    '\u221212.5',
    'abc',
  ]);
});

it('adds and divides decimals exactly', () => {
  expect([divided('9635', 4), divided('0.1', 3), divided('-1', 3), divided('2', 3), divided('-0.00', 2)]).toEqual([
    '2408.75',
    '0.03',
    '-0.33',
    '0.67',
    '0.00',
  ]);
  const rows = ['0.1', '0.2', '', 'x'].map((m, at) => ({ id: `${at}`, values: { m, t: 'a' } }));
  const rect = { top: 0, left: 0, bottom: 3, right: 1 };
  expect(summaryOf(rows, [MONEY, TEXT], rect)).toEqual({ cells: 8, sum: '0.3', mean: '0.15' });
  expect(summaryOf(rows, [TEXT], { ...rect, right: 0 })).toEqual({ cells: 4 });
});
