import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, type WorkSheet } from '@e965/xlsx';
import { lineAmount, type Surcharge, surchargeAmount } from '@lading/validators/freight';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Quote, QuotedRate, QuoteLine } from './quote.ts';
import { quoteXlsx } from './quote-xlsx.ts';

const HOSTILE = '=HYPERLINK("http://evil.example","see")';
const charge = (code: string, basis: Surcharge['basis'], amount: string | null, currency = 'CNY'): Surcharge => ({
  code,
  side: 'origin',
  basis,
  amount,
  currency,
  mandatory: true,
});
const NAMES: Record<string, string> = { OF: '海运费 Ocean freight', THC: '码头操作费 THC', DOC: '文件费 DOC' };

/** The drawn case: two containers from Ningbo to Los Angeles, USD 5,180.35 in all. */
function rateOf(price: string, more: readonly Surcharge[] = []): QuotedRate {
  const freight = [{ currency: 'USD', amount: lineAmount(price, 2, 'USD') }];
  const shipment = { containers: [{ ctnType: '40HQ', count: 2 }], bills: 1, freight };
  const charges = [
    charge('OF', 'PER_CTN', price, 'USD'),
    charge('THC', 'PER_CTN', '1240.00'),
    charge('BKF', 'PER_CTN', '350.00'),
    charge('DOC', 'PER_BL', '450.00'),
    charge('SEAL', 'PER_CTN', '50.00'),
    charge('AMS', 'PER_BL', '35.00', 'USD'),
    { ...charge('BAF', 'PER_CTN', '180.00', 'USD'), includedInFreight: true },
    { ...charge('INSP', 'AT_COST', null), mandatory: false },
    { ...charge('INS', 'PER_SHIPMENT', '57.02', 'USD'), mandatory: false },
    ...more,
  ];
  const lines = charges
    .flatMap((one) => surchargeAmount(one, shipment))
    .map((line): QuoteLine => ({ ...line, name: NAMES[line.code] ?? line.code }));
  return {
    title: '宁波 Ningbo – 洛杉矶 Los Angeles, COSCO AAC2',
    cells: {
      no: '1',
      pol: '宁波 Ningbo',
      pod: '洛杉矶 Los Angeles',
      carrier: 'COSCO AAC2',
      '40HQ': { money: price, currency: 'USD' },
      remark: HOSTILE,
    },
    lines,
  };
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const quoteOf = (more: Partial<Quote> = {}): Quote => ({
  language: 'both',
  sheet: '整箱 FCL',
  house: '子午湾国际货运 Meridian Bay International Freight',
  logo: { bytes: PIXEL, contentType: 'image/png', width: 40, height: 40 },
  quoteNo: 'QT2611200003',
  date: '2026-11-20',
  validTo: '2026-11-27',
  toCompany: '+SUM(1,2)',
  toContact: '@Chen Wei',
  from: 'Shen Yu · 400-820-0000 · hello@meridianbay.example',
  route: 'CNNGB – USLAX',
  cargo: '2×40HQ',
  currency: 'USD',
  fx: [{ currency: 'USD', cnyPerUnit: '7.1000', time: '2026-11-20 09:40' }],
  columns: [
    { word: 'no' },
    { word: 'pol' },
    { word: 'pod' },
    { word: 'carrier' },
    { type: '40HQ' },
    { word: 'remark' },
  ],
  rates: [rateOf('2310.00')],
  notIncluded: ['目的港关税 Duty'],
  opening: '',
  terms: ['-1+1'],
  preparedBy: '沈瑜',
  ...more,
});

/** The workbook as another library reads it. */
async function sheetOf(quote: Quote): Promise<{ name: string; sheet: WorkSheet }> {
  const book = read(await quoteXlsx(quote), { cellFormula: true, cellNF: true, cellStyles: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet) throw new Error('no sheet');
  return { name, sheet };
}
const cells = (sheet: WorkSheet) =>
  Object.entries(sheet).flatMap(([place, cell]) => (place.startsWith('!') ? [] : [[place, cell] as const]));
const placeOf = (sheet: WorkSheet, value: string) => cells(sheet).find(([, cell]) => cell.v === value)?.[0] ?? '';
const rowOf = (sheet: WorkSheet, value: string) => Number(placeOf(sheet, value).replace(/\D/g, ''));

describe('a quotation as a workbook', () => {
  it('says first who offers what to whom, until when, and with which rates', async () => {
    const { name, sheet } = await sheetOf(quoteOf());
    expect(name).toBe('整箱 FCL');
    const said = ['A1', 'A2', 'B2', 'C2', 'D2', 'G2', 'B3', 'B5', 'B6', 'B7'].map((place) => sheet[place]?.v);
    expect(said).toEqual([
      '子午湾国际货运 Meridian Bay International Freight',
      '报价单号 Quote no.',
      'QT2611200003',
      '报价日期 Date',
      '2026-11-20',
      '2026-11-27',
      '+SUM(1,2)',
      'CNNGB – USLAX',
      '2×40HQ',
      '1 USD = CNY 7.1000 (2026-11-20 09:40)',
    ]);
    expect(sheet['!merges']?.[0]).toEqual({ s: { r: 0, c: 0 }, e: { r: 0, c: 7 } });
    expect(['A9', 'B9', 'E9', 'F9'].map((place) => sheet[place]?.v)).toEqual([
      '序号 No.',
      '起运港 POL',
      '40HQ',
      '备注 Remarks',
    ]);
    expect(sheet['E10']).toMatchObject({ t: 'n', v: 2310, z: '#,##0.00' });
  });

  it('reckons each amount, each sum and the whole by formulas that come to our figures', async () => {
    const { sheet } = await sheetOf(quoteOf());
    const freight = rowOf(sheet, 'OF');
    expect(sheet[`G${freight}`]).toMatchObject({
      t: 'n',
      f: `ROUND(D${freight}*E${freight},2)`,
      v: 4620,
      z: '#,##0.00',
    });
    const whole = rowOf(sheet, '预计费用 Expected total USD');
    expect(sheet[`H${whole}`]).toMatchObject({ f: `SUM(H${whole - 2}:H${whole - 1})`, v: 5180.35 });
    expect([sheet[`G${whole - 2}`]?.v, sheet[`G${whole - 1}`]?.v, sheet[`H${whole - 1}`]?.v]).toEqual([
      4655, 3730, 525.35,
    ]);
    expect(sheet[`H${whole - 1}`]?.f).toBe(`ROUND(G${whole - 1}*D${whole - 1}/$D$${whole},2)`);
    expect(sheet[`D${whole}`]).toMatchObject({ v: 7.1, z: '#,##0.0000' });
  });

  it('says what is in the freight, what may come, and what nobody knows yet', async () => {
    const { sheet } = await sheetOf(quoteOf());
    const state = (code: string) => sheet[`H${rowOf(sheet, code)}`]?.v;
    expect(['OF', 'BAF', 'INS', 'INSP'].map(state)).toEqual([
      '计入 Included',
      '含于运费 In the freight',
      '可选，未计入 Optional, not counted',
      '不含 Not included',
    ]);
    const list = rowOf(sheet, '不含费用 Not included');
    expect(sheet[`A${list + 1}`]?.v).toBe('– 目的港关税 Duty');
    const open = await sheetOf(quoteOf({ rates: [rateOf('2310.00', [charge('PCS', 'AT_COST', null)])] }));
    expect(open.sheet[`G${rowOf(open.sheet, 'PCS')}`]?.v).toBe('待询 On request');
    const whole = rowOf(open.sheet, '预计费用 Expected total USD');
    expect(open.sheet[`H${whole}`]).toMatchObject({ t: 's', v: '待询 On request' });
  });

  it('keeps everything that somebody wrote a text', async () => {
    const { sheet } = await sheetOf(quoteOf());
    for (const value of [HOSTILE, '+SUM(1,2)', '@Chen Wei', '-1+1']) {
      const cell = sheet[placeOf(sheet, value)];
      expect(cell).toMatchObject({ t: 's', v: value });
      expect(cell?.f).toBeUndefined();
    }
    const formulas = cells(sheet).flatMap(([, cell]) => (cell.f === undefined ? [] : [cell.f as string]));
    expect(formulas.length).toBeGreaterThan(8);
    for (const formula of formulas) expect(formula).toMatch(/^(?:ROUND|SUMIFS|SUM)\(/);
  });

  it('writes a least as what it is, not as a product', async () => {
    const least = { ...charge('CIC', 'PER_CTN', '10.00'), min: '150.00' };
    const { sheet } = await sheetOf(
      quoteOf({ rates: [rateOf('2310.00', [least, charge('CAF', 'PERCENT', '0.5', 'USD')])] }),
    );
    const row = rowOf(sheet, 'CIC');
    expect(sheet[`G${row}`]).toMatchObject({ v: 150 });
    expect(sheet[`G${row}`]?.f).toBeUndefined();
    const percent = rowOf(sheet, 'CAF');
    expect(sheet[`G${percent}`]).toMatchObject({ v: 23.1, f: `ROUND(D${percent}/100*E${percent},2)` });
  });

  it('speaks one language where one was asked for', async () => {
    const [chinese, english] = await Promise.all(
      (['zh', 'en'] as const).map(async (language) => (await sheetOf(quoteOf({ language }))).sheet),
    );
    expect([chinese?.['A9']?.v, english?.['A9']?.v]).toEqual(['序号', 'No.']);
  });

  it('is A4 across, keeps the heads of the rates in view, and carries the logo', async () => {
    const parts = unzipSync(await quoteXlsx(quoteOf()));
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toMatch(/<pageSetup fitToWidth="1" fitToHeight="0" paperSize="9" orientation="landscape"/);
    expect(xml).toMatch(/<pane [^>]*ySplit="9"/);
    expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
    expect(Object.keys(parts).filter((name) => name.startsWith('xl/media/'))).toHaveLength(1);
    const bare = unzipSync(await quoteXlsx(quoteOf({ logo: undefined })));
    expect(Object.keys(bare).filter((name) => name.startsWith('xl/media/'))).toEqual([]);
  });
});

const SOFFICE = '/usr/bin/soffice';
it.skipIf(!existsSync(SOFFICE))('comes to the same figures in LibreOffice', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lading-quote-'));
  try {
    // Without what its formulas come to, so that they are reckoned anew.
    const parts = unzipSync(await quoteXlsx(quoteOf({ language: 'en' })));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const bare = sheet.replace(/<\/f><v>[^<]*<\/v>/g, '</f>');
    expect(bare).not.toBe(sheet);
    writeFileSync(join(folder, 'quote.xlsx'), zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(bare) }));
    execFileSync(SOFFICE, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):59,34,76,1',
      '--outdir',
      folder,
      join(folder, 'quote.xlsx'),
    ]);
    const lines = readFileSync(join(folder, 'quote.csv'), 'utf8').split('\n');
    const line = (start: string) => lines.find((one) => one.replaceAll('"', '').startsWith(start)) ?? '';
    expect(line('Expected total USD')).toContain('5,180.35');
    expect(line('OF;')).toContain('4,620.00');
    expect(lines.some((one) => one.includes('525.35') && one.includes('3,730.00'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
