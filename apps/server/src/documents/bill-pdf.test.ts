import type { BillRecord } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { demoBills } from '../testing/demo-bill.ts';
import { pagesOf } from '../testing/pdf-text.ts';
import { billPdf } from './bill-pdf.ts';

const options = { bookingNo: 'MB26S01873', version: 3, language: 'zh-CN' } as const;
const main = (bookingNo = 'MB26S01873'): BillRecord => {
  const [record] = demoBills(bookingNo);
  if (!record) throw new Error('no bill');
  return record;
};
const linesOf = (page: string | undefined) => (page ?? '').split('\n');

it('prints every box, good and container of a bill', async () => {
  const record = main();
  const [page = '', ...more] = pagesOf(await billPdf(record, options));
  expect(more).toEqual([]);
  const lines = linesOf(page);
  const { bill } = record;
  for (const text of [bill.fAddress, bill.sAddress, bill.tAddressSecond]) expect(page).toContain(text);
  for (const text of [
    'COSU6412098730',
    '6412098730',
    'COSCO SHIPPING',
    'TELEX RELEASE',
    '2026-11-26',
    'CNNGB',
    'USLAX',
  ])
    expect(lines).toContain(text);
  for (const text of ['6,880.000', '84.2000', '12,400.000', '151.5000', '1,280', 'CBHU 320273', 'CN4471218'])
    expect(lines).toContain(text);
  expect(page).toContain('SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY');
  expect(page).toContain('2 × 40HQ, 1 × 20GP');
  expect(page).toContain('发货人\nShipper');
});

it('says in Chinese and in English which copy this is', async () => {
  const chinese = pagesOf(await billPdf(main(), options))[0];
  const english = pagesOf(await billPdf(main(), { ...options, language: 'en-US' }))[0];
  expect(chinese).toContain('海运提单\nBILL OF LADING');
  expect(chinese).toContain('子午湾国际货运');
  expect(english).toContain('BILL OF LADING\nFOR OCEAN TRANSPORT');
  expect(english).not.toMatch(/[\u4e00-\u9fff]/);
  expect(english).toContain('DRAFT COPY 3 · FOR APPROVAL ONLY');
});

it('gives each of ten bills a page of its own and counts the pages', async () => {
  const pages = pagesOf(await billPdf(demoBills('MB26S01873'), { ...options, language: 'en-US' }));
  expect(pages).toHaveLength(10);
  expect(linesOf(pages[9])).toContain('COSU6412098730J');
  expect(pages[9]).toContain('page 10 of 10');
});

it('carries 200 containers over rider pages with the head repeated', async () => {
  const pages = pagesOf(await billPdf(main('MB26S01870'), { ...options, language: 'en-US' }));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page).toContain('Container no.');
  for (const [rider, page] of pages.slice(1).entries()) expect(page).toContain(`Rider page ${rider + 1}`);
  const boxes = main('MB26S01870').containers;
  const all = linesOf(pages.join('\n'));
  expect(boxes).toHaveLength(200);
  for (const { ctnNo } of boxes) expect(all).toContain(`${ctnNo.slice(0, 4)} ${ctnNo.slice(4, 10)}`);
});

it('cuts a description of 150 lines between two lines and loses none', async () => {
  const record = main('MB26S01865');
  const text = record.goods.rows[0]?.goods ?? '';
  const lines = linesOf(pagesOf(await billPdf(record, options)).join('\n'));
  expect(text.split('\n')).toHaveLength(150);
  for (const line of text.split('\n')) expect(lines).toContain(line);
});

it('prints a house bill with its number, the master number and the settlement', async () => {
  const record = main('MB26S01868');
  if (record.kind !== 'HBL') throw new Error('a house bill is wanted');
  const [page] = pagesOf(await billPdf(record, { ...options, language: 'en-US' }));
  expect(page).toContain('HOUSE BILL OF LADING');
  expect(linesOf(page)).toEqual(
    expect.arrayContaining([record.bill.hblNo, record.bill.mblNo, record.bill.settleMethodName]),
  );
});

it('names the right check digit beside a wrong one', async () => {
  const record = main();
  const wrong = {
    ...record,
    containers: record.containers.map((row) => ({ ...row, ctnNo: 'CSQU3054384' })),
  } as BillRecord;
  expect(pagesOf(await billPdf(wrong, { ...options, language: 'en-US' }))[0]).toContain('check digit should be 3');
});

it('writes ? for a character that no font has, and says so', async () => {
  const record = main();
  const bill = { ...record.bill, fAddress: 'NINGBO 宁波 𠮷' };
  const [page] = pagesOf(await billPdf({ ...record, bill } as BillRecord, options));
  expect(page).toContain('宁波');
  expect(page).toMatch(/\?$/m);
  expect(page).toContain('U+20BB7');
});

it('makes the same file of the same bill', async () => {
  const date = new Date('2026-11-18T08:40:12Z');
  const [first, again] = [await billPdf(main(), { ...options, date }), await billPdf(main(), { ...options, date })];
  expect(Buffer.compare(first, again)).toBe(0);
});
