import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { logIn } from './portal.ts';
import { granted, grouped, invoiced, invoiceTotal, issued, reissued } from './settlement-steps.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'settlement' });

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    query: (line: { name: string }) => `对“${line.name}”提异议`,
    reason: /原因/,
    why: '未发生',
    said: /哪里不对/,
    expected: '应为',
    send: '发送异议',
    queried: '有异议',
    others: /^确认其余 \d+ 条$/,
    all: '确认账单',
    confirm: '确认',
    confirmed: '已确认',
    changed: '变动',
    excel: 'Excel',
    report: '报表',
    reportTitle: '账单确认',
    total: '合计',
    invoice: '开票',
    title: /^抬头/,
    tax: /^税号/,
    mail: /^接收邮箱/,
    ask: /^申请 2 张$/,
    saved: /的 PDF$/,
    release: '放货',
    apply: '申请放货',
    fee: /放货费用/,
    sendRelease: '提交申请',
    released: '已放行',
  },
  {
    locale: 'en-US',
    words: EN,

    query: (line: { nameEn: string }) => `Query ${line.nameEn}`,
    reason: /Reason/,
    why: 'Did not occur',
    said: /not right/,
    expected: 'Should be',
    send: 'Send query',
    queried: 'Queried',
    others: /^Confirm the other \d+$/,
    all: 'Confirm',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    changed: 'What changed',
    excel: 'Excel',
    report: 'Report',
    reportTitle: 'Bill confirmation',
    total: 'Total',
    invoice: 'Invoice',
    title: /^Title/,
    tax: /^Tax number/,
    mail: /^Send to/,
    ask: /^Request all 2$/,
    saved: /^Save the PDF of/,
    release: 'Release',
    apply: 'Ask for release',
    fee: /agreed release fee/,
    sendRelease: 'Send application',
    released: 'Released',
  },
] as const;

async function saved(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

/** Every cell of a workbook as it is read, in one text. */
function cellsOf(bytes: Buffer): string {
  const book = read(bytes);
  return book.SheetNames.map((name) => utils.sheet_to_csv(book.Sheets[name] ?? {})).join('\n');
}

for (const said of SAYS)
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a rate is quoted, ordered by and billed; a line is queried, put right, confirmed on a phone and invoiced, and the cargo is released: the same figures everywhere', async ({
      page,
      server,
      newPage,
    }) => {
      test.slow();
      const { accountId, accountNo, promised, line, billed, mended } = await issued(server.url);
      const { bookingId } = promised;
      // The rate card, the workbook of the quotation and what finance was given by the order.
      const workbook = read(Buffer.from(await promised.quote.arrayBuffer()));
      const told = workbook.SheetNames.map((name) => utils.sheet_to_csv(workbook.Sheets[name] ?? {})).join('\n');
      expect(told).toContain(grouped(promised.card));
      expect(promised.sheet.totals.map(({ currency, predicted }) => ({ currency, amount: predicted }))).toEqual(
        expect.arrayContaining(promised.subtotals),
      );
      await logIn(page, said.words);
      await page.goto(`/settlement?keyword=${accountNo}`);
      const listed = page.getByRole('row', { name: new RegExp(accountNo) });
      await expect(listed).toContainText(billed.USD);
      await expect(listed).toContainText(billed.CNY);
      await listed.getByRole('link', { name: accountNo, exact: true }).click();
      await page.getByRole('button', { name: said.query(line), exact: true }).click();
      const form = page.getByRole('form');
      await form.getByRole('textbox', { name: said.expected }).fill(line.unitPrice);
      await form.getByRole('combobox', { name: said.reason }).selectOption({ label: said.why });
      await form.getByRole('textbox', { name: said.said }).fill('The driver did not wait.');
      await form.getByRole('button', { name: said.send }).click();
      await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(said.queried);
      // The others could be confirmed meanwhile.
      await expect(page.getByRole('button', { name: said.others })).toBeVisible();

      await reissued(server.url, accountId, line.unitPrice);
      const phone = await newPage({ viewport: { width: 390, height: 844 }, locale: said.locale });
      await logIn(phone, said.words);
      await phone.goto(`/settlement/${accountId}`);
      const changes = phone.getByRole('list', { name: said.changed, exact: true });
      await expect(changes.locator('del')).toHaveText(`CNY ${grouped(line.dearer)}`);
      await expect(changes.locator('ins')).toHaveText(`CNY ${grouped(line.unitPrice)}`);
      await phone.getByRole('button', { name: said.all, exact: true }).click();
      await phone.getByRole('alertdialog').getByRole('button', { name: said.confirm, exact: true }).click();
      await expect(phone.getByRole('heading', { level: 1 }).locator('..')).toContainText(said.confirmed);

      // The figures of the page, the workbook and the report.
      await page.reload();
      const bar = page.getByRole('region', { name: /^(决定|Decision)$/ });
      for (const currency of ['USD', 'CNY'] as const)
        await expect(bar).toContainText(`${currency} ${mended[currency]}`);
      const sheet = cellsOf(await saved(page, page.getByRole('button', { name: said.excel, exact: true })));
      for (const currency of ['USD', 'CNY'] as const)
        expect(sheet).toContain(`${said.total},,,${currency},"${mended[currency]}"`);
      await page.getByRole('button', { name: said.report, exact: true }).click();
      const report = page.getByRole('dialog').frameLocator('iframe');
      await expect(report.locator('body')).toContainText(mended.CNY);
      await expect(report.locator('body')).toContainText(mended.USD);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: said.invoice, exact: true }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox', { name: said.title }).fill('宁波昊屿家居有限公司');
      await drawer.getByRole('textbox', { name: said.tax }).fill('91330212MA2KHY873M');
      await drawer.getByRole('textbox', { name: said.mail }).fill('finance@haoyu.example');
      await expect(drawer).toContainText(`CNY ${await invoiceTotal(server.url, accountId)}`);
      await drawer.getByRole('button', { name: said.ask }).click();
      await expect(drawer).toBeHidden();
      const [one] = await invoiced(server.url, accountId);
      await page.goto(`/invoices?keyword=${accountNo}`);
      const invoice = page.getByRole('row', { name: new RegExp(one?.invoiceNo ?? '') });
      const pdf = await saved(page, invoice.getByRole('button', { name: said.saved }));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

      await page.goto(`/orders/${bookingId}`);
      const release = page.getByRole('region', { name: said.release, exact: true });
      await release.getByRole('button', { name: said.apply }).click();
      const application = page.getByRole('form', { name: said.apply });
      await application.getByRole('checkbox', { name: said.fee }).check();
      await application.getByRole('button', { name: said.sendRelease }).click();
      await expect(application).toBeHidden();
      await granted(server.url, bookingId);
      await expect(release.getByText(`TLX-${bookingId}`)).toBeVisible();
      await expect(release.getByText(said.released, { exact: true })).toBeVisible();
    });
  });
