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
