import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { logIn } from './portal.ts';
import { EN, ZH } from './words.ts';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    page: '消息中心',
    list: '消息列表',
    open: '消息内容',
    remove: '删除',
    undo: '撤销',
    later: '一小时后提醒',
    shelf: /^稍后处理/,
    back: '放回列表',
    keyword: '关键词',
    none: '没有找到消息',
    bell: '消息',
    more: '更多',
    berths: '夜间检修',
  },
  {
    locale: 'en-US',
    words: EN,
    page: 'Messages',
    list: 'Messages',
    open: 'Open message',
    remove: 'Delete',
    undo: 'Undo',
    later: 'Remind me in an hour',
    shelf: /^Later/,
    back: 'Back into the list',
    keyword: 'Keyword',
    none: 'No message found',
    bell: 'Messages',
    more: 'More',
    berths: 'berths are repaired',
  },
] as const;

for (const said of walkedIn('en-US', SAYS))
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a clerk finds a message, puts it off, takes it away and back', async ({ page }) => {
      const line = (of: Page) =>
        of.getByRole('region', { name: said.list, exact: true }).getByRole('button', { name: said.berths });
      const reading = page.getByRole('region', { name: said.open });
      await logIn(page, said.words);
      await page.getByRole('button', { name: said.bell, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: said.more }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.page })).toBeVisible();

      await line(page).click();
      await expect(reading.getByRole('listitem').first()).toContainText('20:00');
      await reading.getByRole('button', { name: said.later }).click();
      await expect(line(page)).toHaveCount(0);
      await page.getByRole('link', { name: said.shelf }).click();
      await line(page).click();
      await reading.getByRole('button', { name: said.back }).click();
      await expect(line(page)).toHaveCount(0);

      await page.goto('/messages');
      await line(page).click();
      await reading.getByRole('button', { name: said.remove, exact: true }).click();
      await expect(line(page)).toHaveCount(0);
      await page.getByRole('button', { name: said.undo }).click();
      await expect(line(page)).toBeVisible();

      await page.getByLabel(said.keyword).fill('zzz 0000');
      await expect(page.getByText(said.none)).toBeVisible();
      await page.getByLabel(said.keyword).fill(said.berths);
      await expect(line(page)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(said.keyword)).toHaveValue(said.berths);
    });
  });
