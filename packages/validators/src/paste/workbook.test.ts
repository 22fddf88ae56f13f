import { expect, it } from 'vitest';
import { cellsOfCsv, cellsOfWorkbook, isWorkbookPart } from './workbook.ts';

const LIMITS = { rows: 10, columns: 5 };

it('reads comma-separated values with what quotes hold, whatever stands between the cells', () => {
  expect(cellsOfCsv('a,b\r\n"x, ""y""\nz",2\r\n\r\n,c', LIMITS)).toEqual([
    ['a', 'b'],
    ['x, "y" z', '2'],
    [''],
    ['', 'c'],
  ]);
  expect(cellsOfCsv('a;b,c;d\n1;2', LIMITS)).toEqual([
    ['a', 'b,c', 'd'],
    ['1', '2'],
  ]);
  expect(cellsOfCsv('5" pipe\ta"b', LIMITS)).toEqual([['5" pipe', 'a"b']]);
});

it('refuses what has more rows or columns than it may', () => {
  expect(() => cellsOfCsv('a\n'.repeat(11), LIMITS)).toThrow(expect.objectContaining({ why: 'rows' }));
  expect(() => cellsOfCsv('a,b,c,d,e,f', LIMITS)).toThrow(expect.objectContaining({ why: 'rows' }));
});

it('keeps the numbers of rows and columns, and joins the pieces of a text', () => {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="1" r:id="r7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r7" Target="worksheets/other.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><r><t>ON</t></r><r><t>T8</t></r></si></sst>',
    'xl/worksheets/other.xml':
      '<worksheet><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2"><v>92551</v></c></row></sheetData></worksheet>',
  };
  expect(cellsOfWorkbook(parts, LIMITS)).toEqual([[], ['', 'ONT8', '', '92551']]);
  expect(() => cellsOfWorkbook({}, LIMITS)).toThrow(expect.objectContaining({ why: 'broken' }));
  expect(['xl/workbook.xml', 'xl/vbaProject.bin', 'xl/worksheets/sheet9.xml'].map(isWorkbookPart)).toEqual([
    true,
    false,
    true,
  ]);
});
