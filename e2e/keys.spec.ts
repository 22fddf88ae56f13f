import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { codeFor } from './outbox.ts';
import { ZH } from './words.ts';

const PHONE = '15900159003';
const PASSWORD = 'Vessel2027';

test.use({ story: 'entering' });

/** Goes on by the tab key until something has the focus, as who has no mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isThere()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('somebody registers, leaves and logs in with the keyboard alone', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (name: string, text: string) => {
    await reach(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(text);
  };
  await page.goto('/register');
  await type(ZH.account, PHONE);
  const slider = page.getByRole('slider');
  await reach(page, slider);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /验证通过/);
  await reach(page, button('发送验证码'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('159****9003')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await type('短信验证码', await codeFor(page, PHONE));
  await type('公司名称', '宁波昊屿家居有限公司');
  await type('姓名', '陈蔚 Chen Wei');
  await type(ZH.password, PASSWORD);
  await type('确认密码', PASSWORD);
  await reach(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await reach(page, button('注册'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders/);

  await page.waitForLoadState('networkidle');
  await reach(page, page.getByRole('banner').getByRole('button', { name: /陈蔚/ }));
  await page.keyboard.press('Enter');
  // The menu takes the focus once it is there, and hears no key before.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);

  await type(ZH.account, PHONE);
  await type(ZH.password, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders/);
});
