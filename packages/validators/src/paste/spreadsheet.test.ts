import { expect, it } from 'vitest';
import { csvLine, safeCell } from './spreadsheet.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+8613800138000', "'+8613800138000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['-5420.500', '-5420.500'],
  [-5.5, '-5.5'],
  [0, '0'],
  ['NINGBO = PORT', 'NINGBO = PORT'],
  [null, ''],
  [undefined, ''],
])('%j is written as %j', (value, written) => {
  expect(safeCell(value)).toBe(written);
});

it('quotes what would break a row', () => {
  expect(csvLine(['a,b', '=1+"x"', 'one\ntwo', null, 7])).toBe(`"a,b","'=1+""x""","one\ntwo",,7`);
  expect(csvLine(['a,b', 'c\td'], '\t')).toBe('a,b\t"c\td"');
});
