import { contract, createClient } from '@lading/api-client';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export const CUSTOMER = '13800138000';
export const OTHER_CUSTOMER = '13900139000';
/** the forwarder's own */
export const STAFF = '13700137000';
export const PASSWORD = 'Lading2026';
/** a booking with nine sub-bills, ready to be confirmed */
export const TEN_BILLS = 'COSU6412098730';

const { user, order } = contract;

export async function fillLogin(page: Page, words: Words, account = CUSTOMER): Promise<void> {
  await page.getByLabel(words.account).fill(account);
  await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
  // Ticked already where it was accepted before.
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.login, exact: true }).click();
}

export async function logIn(page: Page, words: Words, account = CUSTOMER): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, words, account);
  await expect(page).not.toHaveURL(/\/login/);
}

/** A client of the same calls, to know what a screen has to show. */
export async function apiOf(base: string, account = CUSTOMER) {
  let token: string | null = null;
  const client = createClient({ base, token: () => token, language: () => 'zh-CN' });
  ({ token } = await client.call(user.login, { account, password: PASSWORD }));
  return client;
}
type Api = Awaited<ReturnType<typeof apiOf>>;

export async function bookingOf({ call }: Api, mblNo: string) {
  const { records } = await call(order.orderPage, { keyword: mblNo });
  const found = records.find((record) => record.mblNo === mblNo);
  if (!found) throw new Error(`There is no booking of ${mblNo}`);
  return found;
}

/** What can be read of each bill of a booking, the main one first. */
export async function billsOf({ call }: Api, bookingId: number) {
  const { list } = await call(order.countNumMbl, { bookingId });
  const answers = [null, ...list].map((mblId) =>
    call(order.initInfoMbl, { bookingId, ...(mblId !== null && { mblId }) }),
  );
  return (await Promise.all(answers)).map(({ mblVo, conList }) => ({
    number: mblVo.mblNo,
    consignee: mblVo.sAddress.split('\n')[0] ?? '',
    container: conList[0]?.ctnNo ?? '',
    containers: conList.map(({ ctnNo }) => ctnNo),
  }));
}

export const todo = (page: Page, words: Words): Locator => page.getByRole('region', { name: words.todo, exact: true });

/** The to-do item whose text has all these words; more are loaded until it is there. */
export async function todoItem(page: Page, words: Words, ...parts: (string | RegExp)[]): Promise<Locator> {
  const panel = todo(page, words);
  const item = parts.reduce<Locator>(
    (found, hasText) => found.filter({ hasText }),
    panel.getByRole('listitem').getByRole('button'),
  );
  await expect(panel.getByRole('listitem').getByRole('button').first()).toBeVisible();
  while ((await item.count()) === 0) {
    const shown = await panel.getByRole('listitem').count();
    const more = panel.getByRole('button', { name: words.loadMore });
    await expect(more, `one more to-do, for there is none of ${parts.join(' ')}`).toBeVisible();
    await more.click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(shown);
  }
  return item.first();
}

/** Loads all to-dos and tells how many of them speak of these words. */
export async function countTodo(page: Page, words: Words, part: string | RegExp): Promise<number> {
  const panel = todo(page, words);
  const more = panel.getByRole('button', { name: words.loadMore });
  await expect(more.or(panel.getByText(words.noMore))).toBeVisible();
  while (await more.isVisible()) {
    const shown = await panel.getByRole('listitem').count();
    await more.click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(shown);
  }
  return panel.getByRole('listitem').filter({ hasText: part }).count();
}

export async function openCopy(page: Page, words: Words, mblNo: string): Promise<Locator> {
  await (await todoItem(page, words, words.copyKind, mblNo)).click();
  const dialog = page.getByRole('dialog', { name: words.copyTitle });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Asks for the confirmation and says yes. */
export async function confirmCopy(page: Page, dialog: Locator, words: Words): Promise<void> {
  const question = page.getByRole('alertdialog');
  // Until all is loaded and viewed a press says what is missing, and asks nothing.
  await expect(async () => {
    await dialog.getByRole('button', { name: words.confirmCopy }).click();
    await expect(question).toContainText(words.question, { timeout: 2000 });
  }).toPass();
  await succeeds(page, () => question.getByRole('button', { name: words.confirmCopy }).click());
}

/**
 * Does what ends with the notice of success. It stands for two seconds, in which a machine at work may not look at all: so the page itself
 * watches for it, from before it is caused.
 */
export async function succeeds(page: Page, act: () => Promise<unknown>): Promise<void> {
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[data-kind="success"]')) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await Promise.all([told, act()]);
}

/** The row of a booking in the list, found by its bill number. */
export const rowOf = (page: Page, mblNo: string): Locator => page.getByRole('row').filter({ hasText: mblNo });
