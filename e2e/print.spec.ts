import { expect, test } from './fixture.ts';
import { textOf } from './pdf.ts';
import { apiOf, billsOf, bookingOf, logIn, openCopy, TEN_BILLS } from './portal.ts';
import { ZH } from './words.ts';

test('printing the dialog prints every bill', async ({ page, server }) => {
  const api = await apiOf(server.url);
  const { bookingId } = await bookingOf(api, TEN_BILLS);
  const bills = await billsOf(api, bookingId);
  await logIn(page, ZH);
  const dialog = await openCopy(page, ZH, TEN_BILLS);
  await dialog.getByRole('tab', { name: ZH.mbl }).click();
  await expect(dialog.getByRole('tablist', { name: ZH.bills }).getByRole('tab')).toHaveCount(10);

  // Under a printer's rules the headings of all ten are there, whatever can read PDF on this machine.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const headings = page.getByRole('heading', { name: ZH.billTitle });
  await expect(headings).toHaveCount(10);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  const pages = await textOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  if (!pages)
    return test.info().annotations.push({ type: 'note', description: 'pdftotext is missing: only the page was read' });
  const text = pages.join('\n');
  for (const { number } of bills) expect(text).toContain(number);
  // Owner, serial number and boxed digit stand apart on paper.
  const close = text.replace(/\s+/g, '');
  for (const [place, { containers }] of bills.entries()) {
    expect(close).toContain(place === 0 ? '主票' : `分票${place}`);
    expect(containers.length).toBeGreaterThan(0);
    for (const container of containers) expect(close).toContain(container);
  }
  expect(text.match(new RegExp(ZH.billTitle, 'g'))).toHaveLength(10);
});
