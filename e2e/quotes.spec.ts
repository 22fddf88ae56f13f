import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import { contract } from '@lading/api-client';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, logIn } from './portal.ts';
import { EN, ZH } from './words.ts';

const { freight, basedata } = contract;

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    put: /加入报价单$/,
    quote: '制作报价单',
    customer: /^客户/,
    language: /^语言/,
    make: '制作并下载',
    share: /^分享 QT/,
    link: '生成链接',
    url: /^链接/,
    save: '下载 Excel',
    withdraw: '撤回',
    gone: /链接已无法打开/,
    total: '预计费用 USD',
    chosen: 'zh',
  },
  {
    locale: 'en-US',
    words: EN,
    put: /in a quotation$/,
    quote: 'Quote',
    customer: /^Customer/,
    language: /^Language/,
    make: 'Make and download',
    share: /^Share QT/,
    link: 'Make a link',
    url: /^Link/,
    save: 'Download Excel',
    withdraw: 'Withdraw',
    gone: /no longer opens/,
    total: 'Expected total USD',
    chosen: 'en',
  },
] as const;

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The sum of a workbook, as another library reads it. */
function totalOf(bytes: Buffer, word: string): unknown {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const place = Object.entries(sheet).find(([, cell]) => cell?.v === word)?.[0] ?? '';
  return sheet[`H${place.replace(/\D/g, '')}`]?.v;
}

for (const said of walkedIn('en-US', SAYS))
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a rate becomes a quotation with the same figures, which a stranger reads by its link until it is withdrawn', async ({
      page,
      server,
      newPage,
      faults,
    }) => {
      // The link that was withdrawn.
      faults.expect(/status of 404 .*openQuoteShare/);
      await logIn(page, said.words);
      await page.goto('/rates?from=CNNGB&to=USLAX&ctn=40HQx2');
      const slip = page.getByRole('article', { name: /AAC2/ }).first();
      await slip.getByRole('button', { name: said.put }).click();
      await page.getByRole('button', { name: said.quote, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: said.customer }).fill('=Globex()');
      await dialog.getByRole('combobox', { name: said.language }).selectOption(said.chosen);
      const made = await saved(page, dialog.getByRole('button', { name: said.make }));
      // What the server says it costs.
      const api = await apiOf(server.url);
      const portOf = async (code: string) =>
        (await api.call(basedata.ports, { searchValue: code, kind: 'sea' })).find((one) => one.portCode === code)?.id ??
        0;
      const containers = [{ ctnType: 3, count: 2 }];
      const ends = { polId: await portOf('CNNGB'), podId: await portOf('USLAX') };
      const { records } = await api.call(freight.fclMember, { ...ends, containers, shippingIds: [] });
      const rate = records.find(({ serviceCode }) => serviceCode === 'AAC2');
      expect(totalOf(made.bytes, said.total)).toBe(Number(rate?.predicted?.amount));

      // It stands in the history, and is the same file there.
      const history = page.waitForResponse((response) => response.url().includes('queryQuoteHistoryPage'));
      await page.goto('/quotes');
      await history;
      const quoteNo = made.name.replace('.xlsx', '');
      const row = page.getByRole('row').filter({ hasText: quoteNo });
      await expect(row).toContainText('=Globex()');
      const again = await saved(page, row.getByRole('button').first());
      expect(again.bytes.equals(made.bytes)).toBe(true);

      await row.getByRole('button', { name: said.share }).click();
      const links = page.getByRole('dialog');
      await links.getByRole('button', { name: said.link }).click();
      const url = await links.getByRole('textbox', { name: said.url }).inputValue();
      const stranger = await newPage({ locale: said.locale });
      await stranger.goto(url);
      await expect(stranger.getByRole('heading', { level: 1 })).toContainText(quoteNo);
      // The token has left the address.
      await expect(stranger).toHaveURL(/\/shared\/quote\/[\da-f]{16}$/);
      await expect(stranger.getByRole('main')).toContainText('AAC2');
      const theirs = await saved(stranger, stranger.getByRole('button', { name: said.save }));
      expect(theirs.bytes.equals(made.bytes)).toBe(true);

      const withdrawn = page.waitForResponse((response) => response.url().includes('revokeQuoteShare'));
      await links.getByRole('button', { name: said.withdraw }).first().click();
      await withdrawn;
      await stranger.reload();
      await expect(stranger.getByRole('heading', { level: 1 })).toContainText(said.gone);
    });
  });
