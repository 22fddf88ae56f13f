import { expect, test } from './fixture.ts';

test('a visitor finds a warehouse by its zip, on the list and on the chart, and copies its address', async ({
  page,
}) => {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('link', { name: 'FBA 仓库' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FBA 仓库查询' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^ABE8/ }).first()).toBeVisible();
  // The whole country is asked for again meanwhile; this is the answer to what is typed.
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('queryTableFbaWarehouseWebList') &&
      `${response.url()}${response.request().postData() ?? ''}`.includes('92551'),
  );
  await main.getByRole('textbox', { name: '仓库代码、邮编、城市或地址' }).fill('92551');
  await page.keyboard.press('Enter');
  expect((await (await answer).json()).data.records).toHaveLength(1);
  await expect(main.getByRole('status')).toContainText('1 个邮编');
  await expect(page).toHaveURL(/keyword=92551/);
  await main.getByRole('link', { name: /^ONT8/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ONT8' })).toBeVisible();
  await expect(main.getByRole('listbox')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: '复制地址' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'FBA ONT8\n24300 NANDINA AVE\nMORENO VALLEY, CA 92551\nUNITED STATES',
  );
});

test('the menu opens by keys, and each page of it stands under its title', async ({ page }) => {
  await page.goto('/index');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const head = nav.getByRole('button', { name: '服务支持' });
  // The server has drawn it: until the page is taken over a key does nothing.
  await expect(async () => {
    await head.press('Enter');
    await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  await nav.getByRole('link', { name: 'OMS 登录' }).press('Enter');
  await expect(page).toHaveURL(/\/oms$/);
  await expect(page).toHaveTitle(/^OMS 登录/);
  for (const path of ['/about', '/contact', '/serve']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FBA 仓库' })).toBeVisible();
  }
});
