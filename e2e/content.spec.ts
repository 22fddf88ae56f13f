import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { content } = contract;
const SAID = {
  'zh-CN': {
    ...ZH,
    add: '写文章',
    title: /^标题/,
    summary: /^摘要/,
    text: /^正文/,
    chinese: '中文',
    english: '英文',
    publish: '发布',
    withdraw: '撤回',
    reason: /^撤回原因/,
    live: '已上线',
    withdrawn: '已撤回',
    heading: '大标题',
    preview: '预览',
  },
  'en-US': {
    ...EN,
    add: 'New article',
    title: /^Title/,
    summary: /^Summary/,
    text: /^Text/,
    chinese: 'Chinese',
    english: 'English',
    publish: 'Publish',
    withdraw: 'Withdraw',
    reason: /^Reason/,
    live: 'On the site',
    withdrawn: 'Withdrawn',
    heading: 'Heading',
    preview: 'Preview',
  },
} as const;

test.use({ story: 'the desk' });

for (const locale of walkedIn('zh-CN', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];

    test('an article is written, is on the site at once, and gone when it is withdrawn', async ({ page, server }) => {
      const visitor = await apiOf(server.url);
      const titles = async () =>
        (await visitor.call(content.newsPage, { keyword: `${locale} 2026` })).records.map(({ title }) => title);
      const title = `Gates ${locale} 2026`;
      await logIn(page, words, STAFF);
      await page.goto('/backstage/content');
      await page.getByRole('button', { name: words.add }).click();
      for (const tab of [words.chinese, words.english]) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        const panel = page.getByRole('tabpanel');
        await panel.getByRole('textbox', { name: words.title }).fill(title);
        await panel.getByRole('textbox', { name: words.summary }).fill('Open until 03:00');
        const sheet = panel.getByRole('textbox', { name: words.text });
        await sheet.click();
        await page.keyboard.type('What to do');
        await panel.getByRole('button', { name: words.heading, exact: true }).click();
        await sheet.press('End');
        await page.keyboard.press('Enter');
        await page.keyboard.type('Come by night.');
        await expect(sheet.getByRole('heading', { name: 'What to do' })).toBeVisible();
      }
      await page.getByRole('tab', { name: words.preview }).click();
      await expect(page.getByRole('tabpanel').getByText('Come by night.')).toBeVisible();
      expect(await titles()).toEqual([]);

      await page.getByRole('button', { name: words.publish, exact: true }).click();
      const published = page.waitForResponse(/publishNews/);
      await page.getByRole('dialog').getByRole('button', { name: words.publish, exact: true }).click();
      await published;
      await expect(page.getByText(words.live, { exact: true })).toBeVisible();
      expect(await titles()).toEqual([title]);
      const [row] = (await visitor.call(content.newsPage, { keyword: title })).records;
      const { html } = await visitor.call(content.news, { id: row?.id ?? 0 });
      expect(html).toBe('<h2>What to do</h2><p>Come by night.</p>');

      await page.getByRole('button', { name: words.withdraw, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.reason }).fill('A wrong day');
      await dialog.getByRole('button', { name: words.withdraw, exact: true }).click();
      await expect(page.getByText(words.withdrawn, { exact: true }).first()).toBeVisible();
      expect(await titles()).toEqual([]);
    });

    test('a text that is pasted keeps what the site shows, and nothing else', async ({ page }) => {
      await logIn(page, words, STAFF);
      await page.goto('/backstage/content?article=new');
      const sheet = page.getByRole('textbox', { name: words.text });
      await sheet.click();
      await sheet.evaluate((element) => {
        const data = new DataTransfer();
        data.setData(
          'text/html',
          '<h2>From a sheet</h2><p onclick="x()" style="color:red">Words<script>x()</script></p><img src="https://x.example/y.png">',
        );
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      });
      await expect(sheet.getByRole('heading', { name: 'From a sheet' })).toBeVisible();
      await expect(sheet.getByText('Words')).toBeVisible();
      await expect(sheet.locator('img, script, [onclick], [style*=red]')).toHaveCount(0);
    });
  });
