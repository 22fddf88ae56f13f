import { expect, test } from './fixture.ts';
import { CUSTOMER, PASSWORD } from './portal.ts';
import { ZH } from './words.ts';

// A server of its own: who comes from an address of two wrong passwords is asked as well, whatever the account.
test.use({ story: 'guessing' });

test('after two wrong passwords a captcha comes first, and then the right one gets in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox').check();
  const enter = async (password: string) => {
    await page.getByRole('textbox', { name: ZH.account }).fill(CUSTOMER);
    await page.getByRole('textbox', { name: ZH.password, exact: true }).fill(password);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/portal/pub/login.do'));
    await page.getByRole('button', { name: ZH.login, exact: true }).click();
    await answered;
  };
  for (const wrong of ['Wrong2026', 'Wrong2027']) await enter(wrong);
  await enter(PASSWORD);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/login/);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /验证通过/);
  await enter(PASSWORD);
  await expect(page).toHaveURL(/\/orders/);
});
