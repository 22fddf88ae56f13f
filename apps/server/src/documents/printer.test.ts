import { afterAll, expect, it } from 'vitest';
import { demoBills } from '../testing/demo-bill.ts';
import { demoReview } from '../testing/demo-review.ts';
import { billPdf } from './bill-pdf.ts';
import { openPrinter } from './printer.ts';
import { reviewPdf } from './review/review-pdf.ts';

const opened = openPrinter();
const printer = opened.for('one');
afterAll(() => opened.close());

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
  // In microseconds. A paper drawn in this thread would take about 400,000.
  expect(user + system).toBeLessThan(150_000);
});

it('tells what could not be drawn, and goes on', async () => {
  await expect(printer.bill([], options)).rejects.toThrow('A bill document needs at least one bill');
  expect((await printer.bill(bill, options)).subarray(0, 4).toString()).toBe('%PDF');
});

it('ends a thread that takes too long and draws the next with another', async () => {
  const slow = openPrinter({ limit: 1 });
  await expect(slow.for('one').bill(bill, options)).rejects.toThrow('bill not drawn within 1 ms');
  await slow.close();
  await expect(slow.for('one').bill(bill, options)).rejects.toThrow('closed');
});

it('fails what waits when it is closed, and what a thread that cannot start was given', async () => {
  const closing = openPrinter();
  const asked = [closing.for('one').bill(bill, options), closing.for('two').bill(bill, options)].map((one) =>
    expect(one).rejects.toThrow(),
  );
  await closing.close();
  await Promise.all(asked);
  const broken = openPrinter({ script: './missing.ts' });
  await expect(broken.for('one').bill(bill, options)).rejects.toThrow('missing.ts');
});

it('lets nobody wait behind what another has asked for, and each behind himself', async () => {
  const fair = openPrinter({ limit: 120_000 });
  const done: string[] = [];
  const ask = async (share: string, number: number) => {
    await fair.for(share).bill(bill, options);
    done.push(`${share} ${number}`);
  };
  const many = Array.from({ length: 10 }, (_, number) => ask('many', number));
  // Some of the first one's are drawn by the time the others come.
  await many[0];
  const before = done.length;
  await Promise.all([ask('few', 0), ask('few', 1), ask('other', 0)]);
  // At most six: the paper that was being drawn, the three others, and two of the first customer's between them.
  expect(done.length - before).toBeLessThanOrEqual(6);
  expect(done.filter((name) => name.startsWith('few'))).toEqual(['few 0', 'few 1']);
  await Promise.all(many);
  expect(done.filter((name) => name.startsWith('many'))).toEqual(many.map((_, number) => `many ${number}`));
  await fair.close();
});

it('takes only so many from one, and tells whoever waited too long to come again', async () => {
  const small = openPrinter({ most: 2, limit: 120_000 });
  const asked = Array.from({ length: 4 }, () => small.for('one').bill(bill, options));
  await expect(asked[3]).rejects.toMatchObject({ status: 503 });
  await expect(small.for('two').bill(bill, options)).resolves.toBeInstanceOf(Buffer);
  await Promise.all(asked.slice(0, 3));
  await small.close();
  const hasty = openPrinter({ limit: 1 });
  const [first, second] = [hasty.for('one').bill(bill, options), hasty.for('one').bill(bill, options)];
  await expect(Promise.all([expect(first).rejects.toThrow('not drawn'), second])).rejects.toMatchObject({
    status: 503,
  });
  await hasty.close();
});
