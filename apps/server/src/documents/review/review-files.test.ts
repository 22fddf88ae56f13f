import { createHash } from 'node:crypto';
import type { BillMarks } from '@lading/validators/bill';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { demoReview } from '../../testing/demo-review.ts';
import { pagesOf } from '../../testing/pdf-text.ts';
import { reviewCsv } from './review-csv.ts';
import { reviewJson } from './review-json.ts';
import { reviewPdf, shortHash } from './review-pdf.ts';
import { reviewXlsx } from './review-xlsx.ts';

const at = '2026-11-20T09:32:00+08:00';
const BOX = 'containers[CCLU2313264].ctnNo';
const MARKS: BillMarks = {
  'bill.tAddressSecond': {
    verdict: {
      kind: 'change',
      proposed:
        'PACIFIC GATE CUSTOMS BROKERS, INC.\n300 OCEANGATE, SUITE 510\nLONG BEACH, CA 90802, USA\nTEL 1-562-555-0188',
      reason: 'typing',
      author: 'Chen Wei',
      at,
    },
    comments: [{ author: 'He Miao', at, text: '=HYPERLINK("http://evil.example","see")' }],
  },
  [BOX]: { verdict: { kind: 'waived', reason: 'The gate photo shows it', author: 'He Miao', at } },
};
const review = demoReview('threeChanges', MARKS);

// A small CSV reader: quoted cells may hold commas, quotes and line breaks.
const cellsOf = (csv: string): string[][] =>
  [...csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))/g)].reduce<string[][]>(
    (rows, [found = '']) => {
      const ends = found.endsWith('\r\n');
      const cell = found
        .slice(0, ends ? -2 : -1)
        .replace(/^"|"$/g, '')
        .replaceAll('""', '"');
      rows.at(-1)?.push(cell);
      if (ends) rows.push([]);
      return rows;
    },
    [[]],
  );

it('writes JSON that is the same for the same review, checks itself and carries the hash of the draft', () => {
  const text = reviewJson(review);
  expect(reviewJson(demoReview('threeChanges', MARKS))).toBe(text);
  const { digest, ...value } = JSON.parse(text);
  expect(digest).toBe(createHash('sha256').update(JSON.stringify(value)).digest('hex'));
  expect(value).toMatchObject({
    format: 'lading-review/1',
    hash: review.draft.hash,
    version: 1,
    reviewer: 'Chen Wei',
    time: '2026-11-20T09:48:00+08:00',
  });
  const [bill] = value.bills;
  expect(bill.counts).toEqual({ same: 72, cosmetic: 4, material: 2, blocking: 1, expected: 0 });
  expect(bill.differences).toHaveLength(7);
  expect(bill.differences.find(({ path }: { path: string }) => path === BOX)).toMatchObject({
    class: 'blocking',
    left: 'CCLU2313264',
    right: 'CCLU2313265',
    jsonPath: '$.utilizedTransportEquipments[2].equipment.equipmentReference',
    decision: { kind: 'waived', author: 'He Miao', at },
  });
});

it('writes CSV that a spreadsheet takes for text, in both languages', () => {
  const [head = [], ...rows] = cellsOf(reviewCsv(review, 'en-US'));
  expect(reviewCsv(review, 'en-US').charCodeAt(0)).toBe(0xfeff);
  expect(head.slice(0, 6)).toEqual(['Level', 'Bill', 'Field', 'Path', 'Instruction', 'Draft']);
  const told = rows.filter((row) => row.length > 1);
  expect(told).toHaveLength(7);
  for (const row of told) {
    expect(row).toHaveLength(head.length);
    expect(row.filter((cell) => /^[=+@\t]/.test(cell))).toEqual([]);
  }
  const box = told.find((row) => row[3] === BOX);
  expect(box).toEqual(
    expect.arrayContaining(['Blocking', 'CCLU2313264', 'CCLU2313265', 'waived', 'The gate photo shows it', 'He Miao']),
  );
  expect(reviewCsv(review, 'en-US')).not.toContain(review.draft.hash);
  const asked = told.find((row) => row[3] === 'bill.tAddressSecond');
  expect(asked?.join('|')).toContain('He Miao: =HYPERLINK');
  expect(cellsOf(reviewCsv(review, 'zh-CN'))[0]?.slice(0, 4)).toEqual(['级别', '提单', '字段', '位置']);
});

it('writes a sheet of Excel: the hash once, a row each, and nothing but text', async () => {
  const parts = unzipSync(new Uint8Array(await reviewXlsx(review, { language: 'en-US' })));
  const read = (name: RegExp) =>
    Object.entries(parts)
      .flatMap(([path, bytes]) => (name.test(path) ? [strFromU8(bytes)] : []))
      .join('');
  const sheet = read(/worksheets\/sheet1\.xml$/);
  const words = read(/sharedStrings\.xml$/) + sheet;
  expect(words.split(review.draft.hash)).toHaveLength(2);
  for (const text of [
    'Instruction no.',
    'CCLU2313264',
    'CCLU2313265',
    'The gate photo shows it',
    'He Miao: =HYPERLINK',
  ])
    expect(words).toContain(text);
  expect(sheet).not.toMatch(/<f[ >]/);
  // Six rows of facts, an empty one, the heading and seven differences.
  expect(sheet.match(/<row /g)).toHaveLength(15);
  expect(sheet).toContain('state="frozen"');
  expect(read(/workbook\.xml$/)).toContain('Differences');
});

it('neutralises a formula that stands in a field of the bill', () => {
  const [bill] = review.bills;
  if (!bill) throw new Error('no bill');
  const draft = { ...bill.draft, bill: { ...bill.draft.bill, vessel: '=1+1' } } as typeof bill.draft;
  expect(reviewCsv({ ...review, bills: [{ ...bill, draft }] }, 'en-US')).toContain(",'=1+1,");
});

it('prints the bill, then old and new with what was decided, and the same hash as the JSON', async () => {
  const [page = '', ...more] = pagesOf(await reviewPdf(review, { language: 'en-US' }));
  expect(more).toEqual([]);
  for (const text of [
    'Bill review sheet, not a document of title',
    'Differences: Instruction 1 (11-18 16:40) and Draft 1 (11-20 09:12)',
    '1420',
    '1402',
    'Reviewed by Chen Wei · 2026-11-20 09:48 · draft 1',
    'Waived: The gate photo shows it',
    'He Miao 11-20 09:32',
    '300 OCEANGATE, SUITE 510',
  ])
    expect(page).toContain(text);
  const { hash } = JSON.parse(reviewJson(review));
  expect(page).toContain(shortHash(hash));
  expect(shortHash(hash)).toBe('9f2c 41ab 77d0');
});

it('lists the differences of every bill, and says so where there are none', async () => {
  // This review holds a field of several lines without a difference, but with a comment.
  const settled = pagesOf(await reviewPdf(demoReview('settled', MARKS), { language: 'zh-CN' }));
  expect(settled.length).toBeGreaterThanOrEqual(10);
  expect(settled.at(-1)?.replaceAll('\n', '')).toContain(
    '差异：补料第 1 版（11-18 16:40）与草单第 3 版（11-20 09:12）',
  );
  expect(settled.join()).not.toContain('U+000A');
  const [identical] = pagesOf(await reviewPdf(demoReview('identical'), { language: 'en-US' })).slice(-1);
  expect(identical).toContain('No differences.');
  const [bill] = review.bills;
  const alone = { ...review, instruction: undefined, bills: bill ? [{ ...bill, instruction: undefined }] : [] };
  expect(pagesOf(await reviewPdf(alone, { language: 'en-US' })).join()).toContain('There is no instruction');
});
