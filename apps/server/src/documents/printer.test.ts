import { afterAll, expect, it } from 'vitest';
import { demoBills } from '../testing/demo-bill.ts';
import { demoReview } from '../testing/demo-review.ts';
import { billPdf } from './bill-pdf.ts';
import { openPrinter } from './printer.ts';
import { reviewPdf } from './review/review-pdf.ts';

const printer = openPrinter();
afterAll(() => printer.close());

const options = { bookingNo: 'MB26S01843', version: 1, language: 'en-US' } as const;
const bill = demoBills('MB26S01843');

it('draws the very files that this thread would draw, one after the other', async () => {
  const review = demoReview('threeChanges');
  const [first, second] = await Promise.all([
    printer.bill(bill, options),
    printer.review(review, { language: 'zh-CN' }),
  ]);
  expect(first.equals(await billPdf(bill, options))).toBe(true);
  expect(second.equals(await reviewPdf(review, { language: 'zh-CN' }))).toBe(true);
});

it('leaves this thread to others while the largest review is drawn', async () => {
  const review = demoReview('largest');
  const before = process.threadCpuUsage();
  await printer.review(review, { language: 'zh-CN' });
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds; drawn here it would be some 400,000.
  expect(user + system).toBeLessThan(150_000);
});

it('tells what could not be drawn, and goes on', async () => {
  await expect(printer.bill([], options)).rejects.toThrow('A bill document needs at least one bill');
  expect((await printer.bill(bill, options)).subarray(0, 4).toString()).toBe('%PDF');
});

it('ends a thread that takes too long and draws the next with another', async () => {
  const slow = openPrinter({ limit: 1 });
  await expect(slow.bill(bill, options)).rejects.toThrow('bill not drawn within 1 ms');
  await slow.close();
  await expect(slow.bill(bill, options)).rejects.toThrow('closed');
});

it('fails what waits when it is closed, and what a thread that cannot start was given', async () => {
  const closing = openPrinter();
  const asked = [closing.bill(bill, options), closing.bill(bill, options)].map((one) => expect(one).rejects.toThrow());
  await closing.close();
  await Promise.all(asked);
  const broken = openPrinter({ script: './missing.ts' });
  await expect(broken.bill(bill, options)).rejects.toThrow('missing.ts');
});
