import { contract } from '@lading/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, bookingOf, logIn } from './portal.ts';
import { ZH_REVIEW } from './review-words.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'cramped' });

/** One blocking and two material differences. */
const THREE_CHANGES = 'COSU6412095038';
/** An order whose instruction is being written. */
const WRITTEN = 'MB26S01869';
/** A bill that was issued: a change of it costs. */
const CLOSED = 'COSU6412095868';

async function compare(page: Page, url: string): Promise<Locator> {
  const { bookingId } = await bookingOf(await apiOf(url), THREE_CHANGES);
  await logIn(page, ZH);
  await page.goto(`/orders?review=${bookingId}&tab=compare`);
  const dialog = page.getByRole('dialog', { name: ZH.copyTitle });
  await expect(dialog.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  return dialog;
}

/** How much of a part can be seen at once: nothing lies over it and nothing cuts it off. */
const seen = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    let height = 0;
    for (let y = Math.max(0, box.top); y < Math.min(innerHeight, box.bottom); y += 1)
      if (element.contains(document.elementFromPoint(middle, y))) height += 1;
    return height;
  });

/** Asks for a change by hand, as far as the writing, and says how much of the field and of what keeps it can be seen. */
async function write(dialog: Locator) {
  await dialog.getByRole('button', { name: '改单' }).first().click();
  const proposed = dialog.getByRole('textbox', { name: ZH_REVIEW.proposed });
  await expect(proposed).toBeFocused();
  return { proposed, save: dialog.locator('form[data-writing] button[type=submit]') };
}

for (const [zoom, width, height] of [
  [200, 720, 450],
  [400, 360, 225],
] as const)
  test.describe(`at ${zoom} %`, () => {
    test.use({ viewport: { width, height } });

    test('head and foot scroll along, and a change can be asked for', async ({ page, server }) => {
      const dialog = await compare(page, server.url);
      const { proposed, save } = await write(dialog);
      expect(await seen(proposed)).toBeGreaterThan(60);
      await save.press('Enter');
      await expect(dialog.getByText('1 处改单').first()).toBeAttached();
      const next = dialog.getByRole('article', { name: '第二通知人' });
      await next.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      expect(await seen(next)).toBeGreaterThan(height * 0.7);
      const send = dialog.getByRole('button', { name: '提交改单 (1)' });
      await send.scrollIntoViewIfNeeded();
      expect(await seen(send)).toBeGreaterThan(24);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // The change is taken back, for the next window size.
      await dialog.getByRole('article', { name: '收货人' }).focus();
      await page.keyboard.press('u');
      await expect(dialog.getByRole('button', { name: '提交改单 (0)' })).toBeAttached();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first card is in view, and so is what keeps a change', async ({ page, server }) => {
    const dialog = await compare(page, server.url);
    expect(await seen(dialog.getByRole('article').first())).toBeGreaterThan(300);
    const { proposed, save } = await write(dialog);
    expect(await seen(proposed)).toBeGreaterThan(60);
    expect(await seen(save)).toBeGreaterThan(40);
  });

  test.describe('in English, whose words are the longer', () => {
    test.use({ locale: 'en-US' });

    test('what sends an instruction is whole', async ({ page, server }) => {
      const { call } = await apiOf(server.url);
      const { records } = await call(contract.order.orderPage, { keyword: WRITTEN });
      await logIn(page, EN);
      await page.goto(`/instructions/${records[0]?.bookingId}`);
      const send = page.getByRole('button', { name: 'Send instruction' });
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await seen(send)).toBeGreaterThan(40);
    });

    test('what a change costs leaves room for the button with all cut-offs', async ({ page, server }) => {
      const { bookingId } = await bookingOf(await apiOf(server.url), CLOSED);
      await logIn(page, EN);
      await page.goto(`/orders?review=${bookingId}&tab=compare`);
      const dialog = page.getByRole('dialog', { name: EN.copyTitle });
      await expect(dialog.getByText(/^SI cut-off passed/).first()).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'All cut-offs' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('at 1024', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the page and the versions can be reached, and a press on the page leads back to the card', async ({
    page,
    server,
  }) => {
    const dialog = await compare(page, server.url);
    await dialog.getByRole('button', { name: '看整页' }).press('Enter');
    await expect(dialog.getByRole('region', { name: /整页$/ })).toBeVisible();
    await expect(dialog.getByRole('region', { name: '版本' })).toBeVisible();
    await dialog.locator('[data-pane=page] [data-path="bill.sAddress"]').first().click();
    await expect(dialog.getByRole('article', { name: '收货人' })).toBeFocused();
    await dialog.getByRole('button', { name: '看整页' }).press('Enter');
    await page.keyboard.press('r');
    await expect(dialog.getByRole('textbox', { name: ZH_REVIEW.proposed })).toBeFocused();
    await expect(dialog.getByRole('button', { name: '看整页' })).toBeVisible();
  });
});
