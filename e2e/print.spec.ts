import { expect, test } from './fixture.ts';
import { readPdf } from './pdf.ts';
import { apiOf, billsOf, bookingOf, logIn, openCopy, TEN_BILLS } from './portal.ts';
import { ZH } from './words.ts';

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

  // Under a printer's rules the headings of all ten are there, whatever can read PDF on this machine.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const headings = page.getByRole('heading', { name: ZH.billTitle });
  await expect(headings).toHaveCount(10);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
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

test('a printed review says on every page what it is and which page, and has what people wrote', async ({
  page,
  server,
}) => {
  const { bookingId } = await bookingOf(await apiOf(server.url), THREE_CHANGES);
  await logIn(page, ZH);
  await page.goto(`/orders?review=${bookingId}&tab=compare`);
  const dialog = page.getByRole('dialog', { name: ZH.copyTitle });
  await dialog.getByRole('article', { name: '收货人' }).focus();
  await page.keyboard.press('c');
  await page.keyboard.type('Ask the broker');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Ask the broker')).toBeVisible();
  const title = await page.title();

  const { title: name, pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(name.replace(/\s/g, ' ')).toBe(`${THREE_CHANGES} 差异 草单第 1 版`);
  expect(await page.title()).toBe(title);
  for (const [at, text] of pages.entries()) {
    const close = text.replace(/\s+/g, '');
    expect(close).toContain(`第${at + 1}页，共${pages.length}页`);
    expect(close).toContain(`${THREE_CHANGES}·草单第1版·核对人陈蔚·`);
  }
  const all = pages.join('\n').replace(/\s+/g, '');
  expect(all).toContain('Askthebroker陈蔚');
  expect(all).toContain('■阻断');
});

test('the files of a review are named by bill, what and version', async ({ page, server }) => {
  const { bookingId } = await bookingOf(await apiOf(server.url), THREE_CHANGES);
  await logIn(page, ZH);
  await page.goto(`/orders?review=${bookingId}&tab=compare`);
  const dialog = page.getByRole('dialog', { name: ZH.copyTitle });
  await dialog.getByRole('button', { name: '下载' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '差异清单 Excel' }).click();
  expect((await coming).suggestedFilename()).toBe(`${THREE_CHANGES} 差异清单 草单第1版.xlsx`);
});
