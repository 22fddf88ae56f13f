import { devices } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { logIn } from './portal.ts';
import { EN, ZH } from './words.ts';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    submit: '跟踪',
    another: '再查一票',
    work: '工作号',
    entry: '进仓编号',
    noWork: '请输入工作号',
    noEntry: '请输入进仓编号',
    found: '查到 2 票',
    arrivals: '抵港时间变更',
    rerouted: '绕避低压',
    missing: /未查到“MB26S09999”/,
    numbers: '号码',
    share: '分享',
    make: '生成链接',
    link: '链接',
    withdraw: '撤回',
    gone: /链接已无法打开/,
    refresh: '刷新',
    free: '最后免费提柜日',
  },
  {
    locale: 'en-US',
    words: EN,
    submit: 'Track',
    another: 'Track another',
    work: 'Work number',
    entry: 'Warehouse entry number',
    noWork: 'Enter the work number',
    noEntry: 'Enter the warehouse entry number',
    found: '2 shipments',
    arrivals: 'Arrival changes',
    rerouted: 'routed around a low',
    missing: /Nothing found for “MB26S09999”/,
    numbers: 'Numbers',
    share: 'Share',
    make: 'Make a link',
    link: 'Link',
    withdraw: 'Withdraw',
    gone: /no longer opens/,
    refresh: 'Refresh',
    free: 'Last free day',
  },
] as const;

for (const said of walkedIn('zh-CN', SAYS))
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test.describe('on a phone', () => {
      const { viewport, isMobile, hasTouch } = devices['iPhone 13'];
      test.use({ viewport, isMobile, hasTouch });

      test('a visitor tracks two shipments by both numbers of each', async ({ page }) => {
        await page.goto('/freighttrack');
        const main = page.getByRole('main');
        const ask = main.getByRole('button', { name: said.submit, exact: true });
        // The server drew the page: a tap does nothing until the browser has taken it over.
        await expect(async () => {
          await ask.tap();
          await expect(main.getByText(said.noWork)).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect(main.getByText(said.noEntry)).toBeVisible();
        await main.getByRole('textbox', { name: said.work }).fill('mb26s01702');
        await main.getByRole('textbox', { name: said.entry }).fill('JC26SHA1702');
        await main.getByRole('button', { name: said.another }).tap();
        await main.getByRole('textbox', { name: `${said.work} 2` }).fill('MB26S01698');
        await main.getByRole('textbox', { name: `${said.entry} 2` }).fill('JC26NGB1698');
        await ask.tap();
        const cards = main.getByRole('list', { name: said.found });
        await expect(cards.getByRole('article')).toHaveCount(2);
        const changes = main.getByRole('region', { name: said.arrivals });
        await expect(changes.getByText(said.rerouted)).toBeVisible();
        await expect(main.getByText(said.free)).toBeVisible();
        // The other one: its arrival moved four times.
        await cards.getByRole('button', { name: 'MB26S01698' }).tap();
        await expect(changes.getByRole('listitem')).toHaveCount(5);
        // Nothing is in the address: both numbers open a shipment.
        expect(new URL(page.url()).search).toBe('');
        await expect(main).not.toContainText(/HAOYU|昊屿/i);
      });
    });

    test('a member finds shipments by many numbers, and shares one with a stranger until it is withdrawn', async ({
      page,
      newPage,
      faults,
    }) => {
      // The link that was withdrawn.
      faults.expect(/status of 404 .*(?:open|enter)TraceLink/);
      await logIn(page, said.words);
      await page.goto('/freighttrack');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: said.numbers }).fill('MB26S01702\nMB26S01698, MB26S09999');
      await main.getByRole('button', { name: said.submit, exact: true }).click();
      await expect(main.getByText(said.missing)).toBeVisible();
      const cards = main.getByRole('list', { name: said.found });
      await cards.getByRole('link', { name: 'MB26S01702' }).click();
      await expect(page).toHaveURL(/open=MB26S01702/);
      await main.getByRole('button', { name: said.share, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: said.make }).click();
      const url = await dialog.getByRole('textbox', { name: said.link }).inputValue();

      const stranger = await newPage();
      await stranger.goto(url);
      await expect(stranger.getByRole('region', { name: said.arrivals }).getByText(said.rerouted)).toBeVisible();
      expect(stranger.url()).not.toContain(new URL(url).pathname.split('/').at(-1));
      await expect(stranger.getByRole('button', { name: said.share, exact: true })).toHaveCount(0);
      await expect(stranger.getByRole('main')).not.toContainText(/HAOYU|昊屿/i);

      await dialog.getByRole('button', { name: said.withdraw }).click();
      await expect(dialog.getByRole('button', { name: said.withdraw })).toHaveCount(0);
      await stranger.getByRole('button', { name: said.refresh }).click();
      await expect(stranger.getByRole('heading', { name: said.gone })).toBeVisible();
    });
  });
