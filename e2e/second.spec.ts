import type { Page } from '@playwright/test';
import { authenticator } from './authenticator.ts';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { fillLogin, OTHER_CUSTOMER } from './portal.ts';
import { EN, ZH } from './words.ts';

const SAID = {
  'zh-CN': {
    ...ZH,
    turnOn: '启用',
    turnOff: '停用',
    isOn: '二次验证已启用',
    isOff: '二次验证已停用',
    off: '未启用',
    onDialog: '启用二次验证',
    offDialog: '停用二次验证',
    step: '二次验证',
    figures: '动态码',
    kept: '已保存，继续',
    byRecovery: /使用恢复码/,
    recovery: '恢复码',
    wrong: /动态码不正确或已使用过/,
  },
  'en-US': {
    ...EN,
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    isOn: 'Two-step verification is on',
    off: 'Off',
    isOff: 'Two-step verification is off',
    onDialog: 'Turn on two-step verification',
    offDialog: 'Turn off two-step verification',
    step: 'Two-step verification',
    figures: 'Code from the app',
    kept: 'I have kept them',
    byRecovery: /Use a recovery code/,
    recovery: 'Recovery code',
    wrong: /The code is wrong or was used already/,
  },
} as const;
type Said = (typeof SAID)[keyof typeof SAID];

/** Switches the second step on; answers the key that was shown, and the recovery codes. */
async function switchOn(page: Page, words: Said): Promise<{ secret: string; recovery: string[] }> {
  await page.goto('/personal');
  await page.getByRole('button', { name: words.turnOn, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.onDialog });
  const secret = await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText();
  await dialog.getByRole('textbox', { name: words.figures }).fill(authenticator(secret));
  await dialog.getByRole('button', { name: words.turnOn, exact: true }).click();
  const shown = page.getByRole('dialog', { name: words.isOn });
  const codes = shown.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await shown.getByRole('button', { name: words.kept }).click();
  await expect(shown).toBeHidden();
  await expect(page.getByRole('button', { name: words.turnOff, exact: true })).toBeVisible();
  return { secret, recovery };
}

/** The first step of a login: the second is asked for. */
async function first(page: Page, words: Said): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, words, OTHER_CUSTOMER);
  await expect(page.getByRole('heading', { name: words.step, level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.figures })).toBeFocused();
}

test.use({ story: 'entering' });

for (const locale of walkedIn('zh-CN', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];

    test('a customer logs in by two steps, by the app and by a recovery code, and by one again', async ({
      page,
      newPage,
    }) => {
      await page.goto('/login');
      await fillLogin(page, words, OTHER_CUSTOMER);
      await expect(page).toHaveURL(/\/orders/);
      const { secret, recovery } = await switchOn(page, words);

      // By the keyboard alone: the field has the focus, and Enter sends it.
      const second = await newPage();
      await first(second, words);
      await second.keyboard.type('000000');
      await second.keyboard.press('Enter');
      await expect(second.getByText(words.wrong)).toBeVisible();
      // What was wrong is chosen, so that the next is written over it; that of now switched it on, and is good once.
      const chosen = (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
      await expect.poll(() => second.getByRole('textbox', { name: words.figures }).evaluate(chosen)).toBe(6);
      await second.keyboard.type(authenticator(secret, 1));
      await second.keyboard.press('Enter');
      await expect(second).toHaveURL(/\/orders/);

      const third = await newPage();
      await first(third, words);
      await third.getByRole('button', { name: words.byRecovery }).click();
      await third.getByRole('textbox', { name: words.recovery }).fill(recovery[0] ?? '');
      await third.getByRole('button', { name: words.login, exact: true }).click();
      await expect(third).toHaveURL(/\/orders/);

      await third.goto('/personal');
      await third.getByRole('button', { name: words.turnOff, exact: true }).click();
      const dialog = third.getByRole('dialog', { name: words.offDialog });
      await dialog.getByRole('button', { name: words.byRecovery }).click();
      await dialog.getByRole('textbox', { name: words.recovery }).fill(recovery[0] ?? '');
      await dialog.getByRole('button', { name: words.turnOff, exact: true }).click();
      await expect(dialog.getByText(words.wrong)).toBeVisible();
      await dialog.getByRole('textbox', { name: words.recovery }).fill(recovery[1] ?? '');
      await dialog.getByRole('button', { name: words.turnOff, exact: true }).click();
      await expect(third.getByText(words.isOff)).toBeVisible();
      await expect(third.getByText(words.off, { exact: true })).toBeVisible();

      const last = await newPage();
      await last.goto('/login');
      await fillLogin(last, words, OTHER_CUSTOMER);
      await expect(last).toHaveURL(/\/orders/);
    });
  });
