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
  ['  =1+1', "'  =1+1"],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\ufeff=1+1', "'\ufeff=1+1"],
  ['\u2060 \u200e@SUM(A1)', "'\u2060 \u200e@SUM(A1)"],
  ['\u001f-2+3', "'\u001f-2+3"],
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

it('leaves no formula where a file is read with semicolons between its cells', () => {
  expect(csvLine(['SHANGHAI;=1+1'])).toBe("SHANGHAI;'=1+1");
  expect(csvLine(['a;\u00a0 +1+1;b', 'c\r\n=2+2'])).toBe(`a;\u00a0 '+1+1;b,"c\r\n'=2+2"`);
  expect(csvLine(['NO. 1; TEL 021-63757000'])).toBe('NO. 1; TEL 021-63757000');
});

it('takes no longer for a long run of separators', () => {
  const began = performance.now();
  csvLine([';\n'.repeat(200_000)]);
  expect(performance.now() - began).toBeLessThan(2_000);
});
