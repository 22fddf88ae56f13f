import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, countTodo, logIn, succeeds, todoItem } from './portal.ts';
import { ZH } from './words.ts';

test('a customer reads a statement of charges and confirms it', async ({ page, server }) => {
  // Of one with a query the queried lines are left to do.
  const { call } = await apiOf(server.url);
  const { records } = await call(contract.settlement.inConfirmPage, { state: 'toConfirm' });
  const plain = records.find(({ queries }) => queries.open + queries.answered === 0);
  await logIn(page, ZH);
  const before = await countTodo(page, ZH, ZH.accountKind);
  expect(before).toBeGreaterThan(0);
  await (await todoItem(page, ZH, ZH.accountKind, plain?.bookingNo ?? '')).click();

  const dialog = page.getByRole('dialog', { name: ZH.accountTitle });
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expect(dialog.frameLocator('iframe').getByRole('table').first()).toBeVisible();
  await succeeds(page, () => dialog.getByRole('button', { name: ZH.confirmAccount }).click());
  await expect(dialog).toBeHidden();
  await expect.poll(() => countTodo(page, ZH, ZH.accountKind)).toBe(before - 1);
});
