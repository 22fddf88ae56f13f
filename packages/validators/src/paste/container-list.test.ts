import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastedField, parseContainerList } from './index.ts';

type Values = Partial<Record<PastedField, string>>;

const suggested = (text: string): readonly Values[] =>
  parseContainerList(text).rows.map((row) => ({ ...row.suggested }));
const codes = (text: string): readonly string[] => parseContainerList(text).issues.map(({ issue }) => issue.code);

const FIRST: Values = {
  ctnNo: 'CSQU3054383',
  sealNo: 'CN4471203',
  ctnTypeName: '40HQ',
  number: '500',
  weight: '12400.5',
  volume: '68.2',
};
const SECOND: Values = {
  ctnNo: 'TEXU3070079',
  sealNo: 'CN4471204',
  ctnTypeName: '20GP',
  number: '300',
  weight: '8000',
  volume: '28',
};
const cells = ({ ctnNo, sealNo, ctnTypeName, number, weight, volume }: Values) =>
  [ctnNo, sealNo, ctnTypeName, number, weight, volume] as string[];
const inCells = (separator: string, ...heads: string[]): string =>
  [...heads, cells(FIRST).join(separator), cells(SECOND).join(separator)].join('\n');

describe('where the columns are known by headings', () => {
  it.each([
    '箱号\t封号\t箱型\t件数\t毛重\t体积',
    '柜号\t铅封号\t柜型\t数量\t总重(KGS)\t尺码（CBM）',
    'Container No.\tSeal No.\tType\tPackages\tGross Weight (KGS)\tMeasurement/CBM',
    'CNTR NO\tSEAL#\tSIZE/TYPE\tQTY\tG.W.\tVOL',
    '箱号 Container No.\t封号 Seal\t箱型 Type\t件数 PKGS\t毛重 KGS\t体积 M³',
    'ctnNo\tsealNo\tctnTypeName\tnumber\tweight\tvolume',
    '櫃號\t封條號\t櫃型\t件數\t毛重\t體積',
  ])('reads %j', (head) => {
    expect(suggested(inCells('\t', head))).toEqual([FIRST, SECOND]);
    expect(codes(inCells('\t', head))).toEqual([]);
  });

  it('finds the columns in any order, and leaves out what is no field', () => {
    const text = 'No.\t毛重\t皮重\t箱号\n1\t12400.5\t3900\tCSQU3054383\n2\t8000\t2200\tTEXU3070079';
    const { rows, headings, issues } = parseContainerList(text);
    expect(rows.map(({ values }) => values)).toEqual([
      { weight: '12400.5', ctnNo: 'CSQU3054383' },
      { weight: '8000', ctnNo: 'TEXU3070079' },
    ]);
    expect(rows[0]?.cells.map(({ raw }) => raw)).toEqual(['1', '12400.5', '3900', 'CSQU3054383']);
    expect(headings).toHaveLength(4);
    expect(issues).toMatchObject([
      { line: 1, column: 3, issue: { code: 'paste.unknownColumn', params: { text: '皮重' } } },
    ]);
  });

  it('reads headings between commas, blanks and bars', () => {
    expect(suggested(inCells(',', '箱号,封号,箱型,件数,毛重,体积'))).toEqual([FIRST, SECOND]);
    expect(suggested(inCells(' ', 'Container No. Seal No. Type Packages Gross Weight Volume'))).toEqual([
      FIRST,
      SECOND,
    ]);
    expect(suggested('| 箱号 | 封号 |\n| CSQU3054383 | CN4471203 |')).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203' },
    ]);
  });

  it('takes cells of several fields apart', () => {
    const text = '箱号/封号\t箱型\nCSQU3054383/CN4471203\t40HQ\nTEXU3070079 CN4471204\t20GP';
    expect(suggested(text)).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203', ctnTypeName: '40HQ' },
      { ctnNo: 'TEXU3070079', sealNo: 'CN4471204', ctnTypeName: '20GP' },
    ]);
  });

  it('converts tonnes of a heading, exactly', () => {
    const text = '箱号\t毛重(吨)\nCSQU3054383\t12.4005\nTEXU3070079\t.5';
    expect(suggested(text)).toMatchObject([{ weight: '12400.5' }, { weight: '500' }]);
    expect(codes(text)).toEqual(['paste.otherUnit', 'paste.otherUnit']);
  });

  it('knows sums from containers', () => {
    const { rows, rest } = parseContainerList(
      `${inCells('\t', '箱号\t封号\t箱型\t件数\t毛重\t体积')}\n合计\t\t2\t800\t20400.5\t96.2`,
    );
    expect(rows).toHaveLength(2);
    expect(rest.map(({ raw }) => raw)).toEqual(['合计', '2', '800', '20400.5', '96.2']);
  });
});

describe('where the columns are known by their content', () => {
  it.each(['\t', ',', ', ', ';', '；', ' ', '   ', '，', ' / ', '|'])('reads cells divided by %j', (separator) => {
    expect(suggested(inCells(separator))).toEqual([FIRST, SECOND]);
    expect(codes(inCells(separator))).toEqual([]);
  });

  it('reads one value a line', () => {
    expect(suggested([...cells(FIRST), ...cells(SECOND)].join('\n'))).toEqual([FIRST, SECOND]);
  });

  it('reads a plain list of numbers', () => {
    expect(suggested('CSQU3054383\r\nTEXU3070079\rMSKU6011672')).toEqual(
      ['CSQU3054383', 'TEXU3070079', 'MSKU6011672'].map((ctnNo) => ({ ctnNo })),
    );
  });

  it('learns from full rows what a figure in a row with gaps is', () => {
    expect(suggested('CSQU3054383\t500\t12400\t68\nTEXU3070079\t300\t\t28\nMSKU6011672\t\t9000')).toEqual([
      { ctnNo: 'CSQU3054383', number: '500', weight: '12400', volume: '68' },
      { ctnNo: 'TEXU3070079', number: '300', volume: '28' },
      { ctnNo: 'MSKU6011672', weight: '9000' },
    ]);
  });

  it('goes by the size of figures in an unusual order, and says when it guesses', () => {
    expect(suggested('CSQU3054383 12400.5 68.2 500')).toEqual([
      { ctnNo: 'CSQU3054383', weight: '12400.5', volume: '68.2', number: '500' },
    ]);
    expect(suggested('CSQU3054383 24000 68')).toEqual([{ ctnNo: 'CSQU3054383', weight: '24000', volume: '68' }]);
    expect(codes('CSQU3054383 24000 68')).toEqual(['paste.guessed', 'paste.guessed']);
  });

  it('takes four letters and seven digits outside ISO 6346 for the seal where a container stands before them', () => {
    expect(suggested('MSKU6011672 MLCN1234567 40HQ')).toEqual([
      { ctnNo: 'MSKU6011672', sealNo: 'MLCN1234567', ctnTypeName: '40HQ' },
    ]);
    expect(suggested('ABCD1234567 20GP')).toEqual([{ ctnNo: 'ABCD1234567', ctnTypeName: '20GP' }]);
  });
});

describe('mail and chat', () => {
  it('finds several records in one line', () => {
    expect(suggested('CSQU3054383 CN4471203 40HQ TEXU3070079/CN4471204/20GP; MSKU6011672')).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203', ctnTypeName: '40HQ' },
      { ctnNo: 'TEXU3070079', sealNo: 'CN4471204', ctnTypeName: '20GP' },
      { ctnNo: 'MSKU6011672' },
    ]);
  });

  it('finds records that begin with something else', () => {
    const wanted = [
      { sealNo: 'CN4471203', ctnNo: 'CSQU3054383', ctnTypeName: '40HQ' },
      { sealNo: 'CN4471204', ctnNo: 'TEXU3070079', ctnTypeName: '20GP' },
    ];
    expect(suggested('CN4471203 CSQU3054383 40HQ\nCN4471204 TEXU3070079 20GP')).toEqual(wanted);
    expect(suggested('40HQ CN4471203 CSQU3054383 20GP CN4471204 TEXU3070079')).toEqual(wanted);
  });

  it('reads labels, in one line and in a line each', () => {
    const wanted = [{ ...FIRST, packageTypeName: 'CTNS' }];
    expect(
      suggested('CNTR NO: CSQU3054383 SEAL NO: CN4471203 SIZE: 40HQ PKGS: 500 CTNS G.W.: 12,400.5 KGS MEAS: 68.2 CBM'),
    ).toEqual(wanted);
    expect(
      suggested('箱号：CSQU3054383\n封号：CN4471203\n箱型：40HQ\n件数：500 CTNS\n毛重：12400.5 KGS\n体积：68.2 CBM'),
    ).toEqual(wanted);
    expect(suggested('箱号:\nCSQU3054383\n封号:\nCN4471203')).toEqual([{ ctnNo: 'CSQU3054383', sealNo: 'CN4471203' }]);
  });

  it('leaves greetings, numbers of rows and what belongs to other labels aside', () => {
    const text =
      '你好，箱子如下\nB/L NO: COSU6412098730\n1. CSQU3054383 CN4471203\n2) TEXU3070079 TEL: 02163757000\n谢谢';
    const { rows, headings, rest } = parseContainerList(text);
    expect(rows.map(({ values }) => values)).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203' },
      { ctnNo: 'TEXU3070079' },
    ]);
    expect(rows[1]?.cells.map(({ raw }) => raw)).toContain('02163757000');
    expect(headings.map(({ raw }) => raw)).toEqual(['1', '2', 'TEL:']);
    expect(rest.map(({ raw }) => raw)).toEqual(['你好', '箱子如下', 'B/L NO: COSU6412098730', '谢谢']);
  });
});

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

  it('need not be closed', () => {
    expect(suggested('"CSQU3054383\tCN4471203\n40HQ')).toEqual([
      { ctnNo: 'CSQU3054383', sealNo: 'CN4471203', ctnTypeName: '40HQ' },
    ]);
  });
});

const PARTS = [
  ...['CSQU3054383', 'TEXU3070079', 'MLCN1234567', 'CN4471203', 'csqu 305438-3', '40HQ', "20'GP", '高柜', '22G1'],
  ...['500', '12,400.5', '12 400', '68CBM', '500 CTNS', '8T', '件', 'KGS', '1.', 'E+05', '１２', '𠮷'],
  ...['箱号', '封号:', 'Container No.', 'Gross Weight', 'Type', '毛重(KGS)', '合计', 'TOTAL', 'TEL:', 'hello', '谢谢'],
  ...[
    '\t',
    '\t',
    '\n',
    '\n',
    '\r\n',
    ' ',
    ' ',
    ',',
    ', ',
    ';',
    '/',
    '，',
    '、',
    '"',
    '""',
    '(',
    '：',
    '\u3000',
    '\u200b',
  ],
];
const pastes = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join(''));

describe('any text at all', () => {
  it('loses no letter and no digit', () => {
    fc.assert(
      fc.property(fc.oneof(pastes, fc.string({ unit: 'binary' })), (text) => {
        const { rows, headings, rest } = parseContainerList(text);
        const covered = new Uint8Array(text.length);
        for (const { index, length } of [...rows.flatMap((row) => row.cells), ...headings, ...rest])
          covered.fill(1, index, index + length);
        for (const { index } of text.matchAll(/[\p{L}\p{N}]/gu)) expect(covered[index], `at ${index}`).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives back what was pasted, and where', () => {
    fc.assert(
      fc.property(
        pastes.filter((text) => !text.includes('"')),
        (text) => {
          const { rows, headings, rest } = parseContainerList(text);
          const lines = text.split(/\r\n|\n/);
          for (const { raw, index, length, line } of [...rows.flatMap((row) => row.cells), ...headings, ...rest]) {
            const given = text.slice(index, index + length);
            expect(given.replace(/[\s,;，；、/(\u200b]+/g, ' ')).toContain(
              raw.replace(/[\s,;，；、/(\u200b]+/g, ' ').split(' ')[0],
            );
            expect(lines[line - 1]).toContain(given.split(/[\r\n]/)[0]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('suggests only legal values', () => {
    fc.assert(
      fc.property(pastes, (text) => {
        for (const { cells } of parseContainerList(text).rows)
          for (const { suggestion, issues, raw } of cells) {
            if (suggestion === undefined) continue;
            expect(suggestion).not.toBe(raw);
            expect(issues[0]?.suggestions).toContain(suggestion);
          }
      }),
      { numRuns: 1000 },
    );
  });
});

const MEGABYTE = 1_000_000;
const fill = (part: string, size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);

describe('a megabyte', () => {
  it.each([
    'CSQU3054383\tCN4471203\t40HQ\t500\t12400\t68\n',
    'CSQU3054383 CN4471203 40HQ 500CTNS 12,400KGS 68CBM; ',
    '"a"\t',
    '"""\t',
    '"\n',
    '12,400,',
    '：a',
    'a',
    ' ',
    '\n',
    '箱号 ',
    'Container No. ',
    '1 ',
    '1\n',
    '\u200b',
    'CSQU ',
  ])(
    'of %j takes twice the time of half of it',
    (part) => {
      const time = (size: number) => {
        const text = fill(part, size);
        const begun = process.cpuUsage();
        parseContainerList(text);
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1000;
      };
      const long = time(MEGABYTE);
      expect(long).toBeLessThan(15_000);
      if (long > 300) expect(Math.min(long, time(MEGABYTE))).toBeLessThan(3 * time(MEGABYTE / 2) + 300);
    },
    60_000,
  );
});
