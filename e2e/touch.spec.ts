import { expect, test } from './fixture.ts';
import { logIn } from './portal.ts';
import { ZH } from './words.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

test('a finger finds 44 px at the action of a row and at the close mark of a tab', async ({ page }) => {
  await logIn(page, ZH);
  await page.goto('/orders');
  const action = page.getByRole('row').nth(1).getByRole('button').last();
  await expect(action).toBeVisible();
  const close = page.getByRole('button', { name: /^关闭\s*订单管理/ });
  for (const target of [action, close]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
});
