import { expect, test } from './fixture.ts';
import { CUSTOMER, fillLogin, logIn, OTHER_CUSTOMER, openCopy, PASSWORD, TEN_BILLS, todo, todoItem } from './portal.ts';
import { ZH } from './words.ts';

for (const path of ['//orders', '/orders//deep', '/orders//', '///']) {
  test(`${path} leads to the home page`, async ({ page, server }) => {
    await page.goto(`${server.url}${path}`);
    await expect(page).toHaveURL(`${server.url}/index`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a stranger is asked to log in and then gets the page that was wanted', async ({ page }) => {
  await page.goto('/orders?page=2');
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, ZH);
  await expect(page).toHaveURL(/\/orders\?page=2$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/index$/);
});

test('a wrong password is refused in the words of the server', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(ZH.account).fill(OTHER_CUSTOMER);
  await page.getByRole('textbox', { name: ZH.password }).fill('Wrong2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: ZH.login, exact: true }).click();
  await expect(page.getByRole('textbox', { name: ZH.password })).toHaveAccessibleDescription('账号或密码错误');
  await expect(page).toHaveURL(/\/login/);
});

test('one customer sees nothing of another', async ({ page }) => {
  await logIn(page, ZH, OTHER_CUSTOMER);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(TEN_BILLS)).toHaveCount(0);
});

test('a page that does not exist says so and leads home', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  // The ways to reach the house come when the program has taken the page over: from then on its buttons do something.
  await expect(page.getByRole('button', { name: '在线咨询' })).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '外观：跟随系统' }).click();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: '返回首页' }).first().click();
  await expect(page).toHaveURL(/\/index$/);
});

test('everything can be done with the keyboard', async ({ page }) => {
  await page.goto('/login');
  const account = page.getByLabel(ZH.account);
  await account.focus();
  await page.keyboard.type(CUSTOMER);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: ZH.password })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('the first stop of a page skips to its content', async () => {
    await page.reload();
    await expect(todo(page, ZH)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // The next stop is in the content: no link of the header comes between.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });
  await test.step('a dialog takes the focus, keeps it, and gives it back', async () => {
    const item = await todoItem(page, ZH, ZH.copyKind, TEN_BILLS);
    await item.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: ZH.copyTitle });
    await expect(dialog.getByRole('heading', { name: ZH.copyTitle })).toBeFocused();
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      // The frame of the sample hands the focus on through another process: for a moment nothing has it.
      await expect.poll(() => dialog.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
    }
    const tab = dialog.getByRole('tab', { name: ZH.preview });
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: ZH.mbl })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(item).toBeFocused();
  });
  await test.step('a table wider than its place is scrolled by the arrows', async () => {
    await page.setViewportSize({ width: 900, height: 500 });
    const box = page
      .getByRole('region')
      .filter({ has: page.getByRole('table') })
      .last();
    await box.focus();
    const left = () => box.evaluate((region) => region.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBe(40);
    // A key that comes while the table still moves by the one before may do nothing: whoever sees that presses it again.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(left, { timeout: 1_000 }).toBe(0);
    }).toPass();
  });
});

test('the language is chosen once and kept', async ({ page }) => {
  await logIn(page, ZH);
  await page
    .getByRole('button', { name: /En/ })
    .or(page.getByRole('link', { name: /^En/ }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a dialog is left by its close mark', async ({ page }) => {
  await logIn(page, ZH);
  const dialog = await openCopy(page, ZH, TEN_BILLS);
  await dialog.getByRole('button', { name: ZH.close }).first().click();
  await expect(dialog).toBeHidden();
});
