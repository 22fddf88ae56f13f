import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, bookingOf, logIn, openCopy, TEN_BILLS } from './portal.ts';
import { EN, type Words, ZH } from './words.ts';

test.use({ story: 'windows' });

/** Ten tabs in a window of 1024 px: each can be seen whole, by its key and by its press. */
async function walkTenTabs(page: Page, words: Words): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 768 });
  await logIn(page, words);
  const dialog = await openCopy(page, words, TEN_BILLS);
  await dialog.getByRole('tab', { name: words.mbl }).click();
  const tabs = dialog.getByRole('tablist', { name: words.bills }).getByRole('tab');
  await expect(tabs).toHaveCount(10);
  await tabs.first().focus();
  for (let place = 0; place < 10; place++) {
    const tab = tabs.nth(place);
    await expect(tab).toBeFocused();
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
  }
  await tabs.nth(4).click();
  await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
}

test('ten tabs fit a window of 1024 px', async ({ page }) => walkTenTabs(page, ZH));

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('ten tabs fit a window of 1024 px', async ({ page }) => walkTenTabs(page, EN));
});

test('a message is dragged, moved by keys and by its menu, and never leaves the window', async ({ page, server }) => {
  // Messages sent before the socket is open are not pushed, so the test waits for its first frame.
  const listens = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await logIn(page, ZH);
  const api = await apiOf(server.url);
  const { bookingId } = await bookingOf(api, TEN_BILLS);
  await listens;
  await api.call(contract.order.copyQueRenToMbl, { bookingId });
  await page.getByRole('region', { name: ZH.newMessage }).getByRole('button', { name: '查看详情' }).first().click();
  const message = page.getByRole('dialog', { name: '消息提醒' });
  // The window is as high as its text, so the text has to be there before it is measured.
  await expect(message.getByRole('article')).toBeVisible();
  const box = async () => {
    const found = await message.boundingBox();
    if (!found) throw new Error('The message is not there.');
    return found;
  };
  /** Where it stands once it has come to rest: moves are drawn a frame later, and its words may still change its height. */
  const rest = async () => {
    let last = await box();
    for (let same = 0; same < 3; ) {
      await page.waitForTimeout(100);
      const next = await box();
      same = next.x === last.x && next.y === last.y && next.height === last.height ? same + 1 : 0;
      last = next;
    }
    return last;
  };
  const inside = async () => {
    const { x, y, width, height } = await box();
    const { width: most, height: tallest } = page.viewportSize() ?? { width: 0, height: 0 };
    return x >= 0 && y >= 0 && x + width <= most && y + height <= tallest;
  };
  const drag = async (by: [number, number]) => {
    const { x, y } = await box();
    await page.mouse.move(x + 200, y + 16);
    await page.mouse.down();
    await page.mouse.move(x + 200 + by[0], y + 16 + by[1], { steps: 5 });
    await page.mouse.up();
  };

  const start = await rest();
  await drag([-120, 60]);
  const moved = await rest();
  expect([Math.round(moved.x - start.x), Math.round(moved.y - start.y)]).toEqual([-120, 60]);
  for (const way of [
    [3000, 3000],
    [-3000, -3000],
  ] as const) {
    await drag([...way]);
    await rest();
    expect(await inside()).toBe(true);
  }

  await message.getByRole('button', { name: /方向键/ }).focus();
  const before = await rest();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const after = await rest();
  expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([8, 40]);

  await message.getByRole('button', { name: '移动', exact: true }).click();
  await page.getByRole('menuitem', { name: '右下' }).click();
  await expect.poll(async () => (await box()).x).toBeGreaterThan(after.x + 200);
  expect(await inside()).toBe(true);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(inside).toBe(true);
  // The page behind stays in use.
  await message.getByRole('button', { name: ZH.close }).click();
  await expect(message).toBeHidden();
});
