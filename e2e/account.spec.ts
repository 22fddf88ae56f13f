import { expect, test } from './fixture.ts';
import { countTodo, logIn, successNotice, todoItem } from './portal.ts';
import { ZH } from './words.ts';

test('a customer reads a statement of charges and confirms it', async ({ page }) => {
  await logIn(page, ZH);
  const before = await countTodo(page, ZH, ZH.accountKind);
  expect(before).toBeGreaterThan(0);
  await (await todoItem(page, ZH, ZH.accountKind)).click();

  const dialog = page.getByRole('dialog', { name: ZH.accountTitle });
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expect(dialog.frameLocator('iframe').getByRole('table').first()).toBeVisible();
  await dialog.getByRole('button', { name: ZH.confirmAccount }).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => countTodo(page, ZH, ZH.accountKind)).toBe(before - 1);
});
