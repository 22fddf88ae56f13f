import { describe, expect, it } from 'vitest';
import { type PastedField, parseContainerList } from './index.ts';

const codes = (text: string): readonly string[] => parseContainerList(text).issues.map(({ issue }) => issue.code);

describe('repairs are offered and nothing is changed', () => {
  it.each<[string, PastedField, string]>([
    ['csqu 305438-3', 'ctnNo', 'CSQU3054383'],
    ['ＣＳＱＵ３０５４３８３', 'ctnNo', 'CSQU3054383'],
    ['CSQU3054383 1200CTNS', 'number', '1200'],
    ['CSQU3054383 1,200 件', 'number', '1200'],
    ['CSQU3054383 12,400.50KGS', 'weight', '12400.50'],
    ['CSQU3054383, 12,400.50 KGS', 'weight', '12400.50'],
    ['CSQU3054383,12,400KGS,68CBM', 'weight', '12400'],
    ['CSQU3054383 12.4T', 'weight', '12400'],
    ['CSQU3054383 68立方', 'volume', '68'],
    ['CSQU3054383 68.5 m³', 'volume', '68.5'],
    ["CSQU3054383 40' HC", 'ctnTypeName', '40HC'],
    ['CSQU3054383 1x40HQ', 'ctnTypeName', '40HQ'],
    ['CSQU3054383 40尺高柜', 'ctnTypeName', '40HQ'],
    ['CSQU3054383 小柜', 'ctnTypeName', '20GP'],
  ])('%j', (text, field, value) => {
    const [row] = parseContainerList(text).rows;
    const cell = row?.cells.find((one) => one.field === field);
    expect(cell?.suggestion).toBe(value);
    expect(row?.suggested[field]).toBe(value);
    expect(row?.values[field]).toBe(cell?.raw);
    expect(text).toContain(cell?.raw);
    expect(cell?.issues[0]).toMatchObject({ severity: 'error', suggestions: [value] });
  });

  it('says of a repaired number what the rule says of it', () => {
    const [row] = parseContainerList('csqu3054384').rows;
    expect(row?.cells[0]?.issues.map(({ code }) => code)).toEqual(['container.case', 'container.checkDigit']);
  });

  it('offers nothing where a repair would be a guess', () => {
    const [first] = parseContainerList('CSQU3054383 27000LBS').rows;
    expect(first?.cells[1]).toMatchObject({ field: 'weight', raw: '27000LBS', issues: [{ code: 'paste.otherUnit' }] });
    expect(first?.cells[1]?.suggestion).toBeUndefined();
    expect(codes('箱号\t封号\nCSQU3054383\t1.23457E+11')).toEqual(['paste.shortened']);
    expect(codes('箱号\t箱型\nCSQU3054383\t大箱子')).toEqual(['paste.containerType']);
  });

  it('names numbers that stand twice, and rows without one', () => {
    expect(codes('CSQU3054383 CN4471203\nTEXU3070079 CN4471203\nCSQU3054383')).toEqual([
      'paste.repeated',
      'paste.repeated',
    ]);
    expect(codes('箱号\t箱型\nCSQU3054383\t40HQ\n\t40HQ')).toEqual(['paste.noContainer']);
  });
});

describe('quotes of a spreadsheet', () => {
  it('may hold line breaks, tabs and quotes', () => {
    const { rows } = parseContainerList('箱号\t封号\t备注\n"CSQU3054383"\t\t"two\nlines, ""quoted"""\nTEXU3070079\t\t');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rows[0]?.cells.map(({ raw }) => raw)).toEqual(['CSQU3054383', 'two\nlines, "quoted"']);
  });

  it('leave the places of words where they are', () => {
    const text = '"\n Gross CSQU3054383"\t"CN4471203 ""A"""\nTEXU3070079\t';
    const { rows } = parseContainerList(text);
    const cell = rows[0]?.cells.find(({ field }) => field === 'ctnNo');
    expect(text.slice(cell?.index, (cell?.index ?? 0) + (cell?.length ?? 0))).toBe('CSQU3054383');
    expect(rows[0]?.suggested).toMatchObject({ ctnNo: 'CSQU3054383', sealNo: 'CN4471203' });
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(parseContainerList('"CSQU3054383\n"\t40HQ').rows).toMatchObject([
      { values: { ctnNo: 'CSQU3054383', ctnTypeName: '40HQ' } },
    ]);
  });

  it('need not be closed', () => {
    expect(parseContainerList('"CSQU3054383\tCN4471203\n40HQ').rows.map(({ values }) => values)).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203', ctnTypeName: '40HQ' },
    ]);
  });
});
