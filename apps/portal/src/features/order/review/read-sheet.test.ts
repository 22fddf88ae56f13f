import { parseContainerList } from '@lading/validators/paste';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS, readSheet, refusalOf, templateOf, textOfWorkbook } from './read-sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** A workbook as spreadsheets write it: texts kept apart, figures in the cells. */
function book(rows: string, strings: readonly string[] = []) {
  return zipSync({
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${MAIN}">${strings.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
  });
}
const refused = async (file: File) => refusalOf(await readSheet(file).catch((cause: unknown) => cause));
const file = (bytes: Uint8Array | string) => new File([bytes as BlobPart], 'list.xlsx');

describe('a workbook', () => {
  it('is read by its rows and columns, texts and figures', () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Gross weight</t></is></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="C3"><v>21400.5</v></c></row>';
    const text = textOfWorkbook(book(rows, ['箱号', 'Seal\nno.', 'CSQU3054383']));
    expect(text).toBe('箱号\tSeal no.\tGross weight\n\nCSQU3054383\t\t21400.5');
    const { rows: read } = parseContainerList(text);
    expect(read.map(({ line, values }) => [line, values])).toEqual([[3, { ctnNo: 'CSQU3054383', weight: '21400.5' }]]);
  });

  it.each([
    '箱号|封号|箱型|件数|包装|毛重|体积',
    'Container no.|Seal no.|Type|Packages|Kind of packages|Gross weight|Volume',
  ])('comes empty as a template, whose headings are known: %s', (headings) => {
    const text = textOfWorkbook(templateOf(headings.split('|')));
    const { headings: known, issues } = parseContainerList(text);
    expect(known).toHaveLength(7);
    expect(issues).toEqual([]);
  });

  it('is refused where it is too large, too long, or none', async () => {
    expect(await refused(file(new Uint8Array(LIMITS.file + 1)))).toBe('large');
    // Some kilobytes that would become hundreds of megabytes.
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(LIMITS.unzipped + 1) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused(file(bomb))).toBe('large');
    expect(await refused(file(book('<row r="2001"><c r="A2001"><v>1</v></c></row>')))).toBe('rows');
    expect(await refused(file(book('<row r="1"><c r="XFD1"><v>1</v></c></row>')))).toBe('rows');
    expect(await refused(file(book('<row')))).toBe('broken');
    expect(await refused(file(new Uint8Array([0x50, 0x4b, 3, 4, 0])))).toBe('broken');
    expect(await refused(file('箱号\0'))).toBe('broken');
    expect(await refused(file('a\n'.repeat(LIMITS.rows + 1)))).toBe('rows');
  });

  it('may be a list of comma-separated values', async () => {
    expect(await readSheet(file('\uFEFF箱号,封号\nCSQU3054383,CN1'))).toBe('箱号,封号\nCSQU3054383,CN1');
  });

  it('unpacks no more than a part says of itself', async () => {
    const packed = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) }, { level: 9 });
    // Both places that tell the size say one byte.
    const view = new DataView(packed.buffer);
    for (let at = 0; at + 4 <= packed.length; at++) {
      const sign = view.getUint32(at, true);
      if (sign === 0x04034b50) view.setUint32(at + 22, 1, true);
      if (sign === 0x02014b50) view.setUint32(at + 24, 1, true);
    }
    expect(await refused(file(packed))).toBe('broken');
  });
});
