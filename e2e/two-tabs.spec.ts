import { contract } from '@lading/api-client';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, CUSTOMER, fillLogin, logIn, OTHER_CUSTOMER } from './portal.ts';
import { ZH } from './words.ts';

const { user, order } = contract;
/** A page that is loaded anew. */
const LATE = { timeout: 30_000 };

/** What tells that something is hers: who she is, her company, her bookings, her session. */
async function tracesOf(base: string): Promise<string[]> {
  const { call } = await apiOf(base);
  const [{ name }, company, { records }] = await Promise.all([
    call(user.webUserBase),
    call(user.customerBase),
    call(order.orderPage, {}),
  ]);
  const bookings = records.flatMap(({ mblNo, bookingNo }) => [mblNo, bookingNo]);
  // The bill that the home page shows everybody how one is read by is one of hers.
  const shown = await (await fetch(`${base}/index`)).text();
  return [name, company.nameCn, company.code, CUSTOMER, ...bookings].filter((trace) => trace && !shown.includes(trace));
}

/** All that a tab keeps and shows; what it is answered and told comes from `listenTo`. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const cached = 'caches' in window ? await caches.keys() : [];
    const databases = (await indexedDB.databases?.()) ?? [];
    const stored = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    const { history, title, body } = { history: window.history.state, title: document.title, body: document.body };
    return JSON.stringify([cached, databases, stored, history, title, body.outerHTML, document.cookie]);
  });

// A page that is left takes the rest of an answer with it, and nobody hears of its end.
const wait = (time: number) => new Promise<string>((done) => setTimeout(done, time, ''));

/** Everything that the tabs of a window hear from now on. */
function listenTo(context: BrowserContext): { heard(): Promise<string> } {
  const heard: Promise<string>[] = [];
  const listen = (page: Page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(Promise.resolve(String(payload)))),
    );
  for (const page of context.pages()) listen(page);
  context.on('response', (response) => {
    if (/\.do$|\/files\//.test(new URL(response.url()).pathname))
      heard.push(Promise.race([response.text().catch(() => ''), wait(5_000)]));
  });
  return { heard: async () => (await Promise.all(heard)).join('\n') };
}

test('whoever logs in after somebody else gets nothing of hers, in either tab', async ({ page, context, server }) => {
  // Five pages are opened one after the other.
  test.slow();
  const hers = await tracesOf(server.url);
  expect(hers.length).toBeGreaterThan(10);
  const second = await context.newPage();
  await logIn(page, ZH);
  // Her other tab shows her bookings.
  await second.goto('/orders');
  await expect(second.getByRole('table')).toBeVisible(LATE);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const [, token = ''] = /userToken[^}]*?\\"d\\":\\"([^\\]+)/.exec(kept) ?? [];
  expect(token).not.toBe('');

  await page.locator('header').getByRole('button', { name: /陈蔚/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/, LATE);
  await expect(second).toHaveURL(/\/login/, LATE);

  const { heard } = listenTo(context);
  await fillLogin(page, ZH, OTHER_CUSTOMER);
  await expect(page).not.toHaveURL(/\/login/, LATE);
  await expect(second).not.toHaveURL(/\/login/, LATE);
  await second.goto('/orders');
  await expect(second.getByRole('table')).toBeVisible(LATE);
  // The way back leads to a page, and not to what stood there.
  await second.goBack();
  await expect(second.getByRole('banner').getByRole('button', { name: /林晓/ })).toBeVisible(LATE);
  const now = [await keptBy(page), await keptBy(second), await heard()].join('\n');
  for (const trace of [token, ...hers]) expect(now.includes(trace), trace.slice(0, 12)).toBe(false);
});
