import { expect, test } from './fixture.ts';
import { readPdf } from './pdf.ts';
import { apiOf, billsOf, bookingOf, logIn, openCopy, TEN_BILLS } from './portal.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'printing' });

/** One blocking and two material differences. */
const THREE_CHANGES = 'COSU6412095038';

test('printing the dialog prints every bill', async ({ page, server }) => {
  const api = await apiOf(server.url);
  const { bookingId } = await bookingOf(api, TEN_BILLS);
  const bills = await billsOf(api, bookingId);
  await logIn(page, ZH);
  const dialog = await openCopy(page, ZH, TEN_BILLS);
  await dialog.getByRole('tab', { name: ZH.mbl }).click();
  await expect(dialog.getByRole('tablist', { name: ZH.bills }).getByRole('tab')).toHaveCount(10);

  // Checked in the page with print styles too, since this machine may have no program to read a PDF.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const headings = page.getByRole('heading', { name: ZH.billTitle });
  await expect(headings).toHaveCount(10, { timeout: 30_000 });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const text = pages.join('\n');
  for (const { number } of bills) expect(text).toContain(number);
  // Owner, serial number and boxed digit stand apart on paper.
  const close = text.replace(/\s+/g, '');
  for (const { containers } of bills) {
    expect(containers.length).toBeGreaterThan(0);
    for (const container of containers) expect(close).toContain(container);
  }
  // English words only: without a Chinese font on the machine the Chinese ones cannot be read from the PDF.
  expect(close.match(/BILLOFLADING/g)?.length).toBeGreaterThanOrEqual(10);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a printed review says on every page what it is and which page, and has what people wrote', async ({
    page,
    server,
  }) => {
    const { bookingId } = await bookingOf(await apiOf(server.url), THREE_CHANGES);
    await logIn(page, EN);
    await page.goto(`/orders?review=${bookingId}&tab=compare`);
    const dialog = page.getByRole('dialog', { name: EN.copyTitle });
    await dialog.getByRole('article').first().focus();
    await page.keyboard.press('c');
    await page.keyboard.type('Ask the broker');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Ask the broker').first()).toBeVisible();
    const before = await page.title();

    const { title, pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(title.replace(/\s/g, ' ')).toBe(`${THREE_CHANGES} differences Draft 1`);
    expect(await page.title()).toBe(before);
    for (const [at, text] of pages.entries()) {
      const close = text.replace(/\s+/g, '');
      expect(close).toContain(`Page${at + 1}of${pages.length}`);
      expect(close).toContain(`${THREE_CHANGES}·Draft1·ReviewedbyChenWei·`);
    }
    const all = pages.join('').replace(/\s+/g, '');
    expect(all).toContain('AskthebrokerChenWei');

    await dialog.getByRole('button', { name: 'Download' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Differences, Excel' }).click();
    expect((await coming).suggestedFilename()).toBe(`${THREE_CHANGES} differences draft 1.xlsx`);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a sample is drawn in our own frame', async ({ page, server }) => {
      const { bookingId } = await bookingOf(await apiOf(server.url), THREE_CHANGES);
      await logIn(page, EN);
      await page.goto(`/orders?review=${bookingId}`);
      const sheet = page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ });
      await expect(sheet).toBeVisible({ timeout: 30_000 });
      const inks = () =>
        sheet.evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return data.filter((value, at) => at % 4 === 0 && value < 128).length;
        });
      await expect.poll(inks).toBeGreaterThan(1000);
    });
  });
});
