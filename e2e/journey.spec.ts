import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import {
  apiOf,
  billsOf,
  bookingOf,
  confirmCopy,
  countTodo,
  logIn,
  openCopy,
  rowOf,
  TEN_BILLS,
  todo,
  todoItem,
} from './portal.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'confirming' });

test('a customer reads ten bills, confirms them once, and they stay confirmed', async ({
  page,
  newPage,
  server,
  faults,
}) => {
  const api = await apiOf(server.url);
  const { bookingId, bookingNo } = await bookingOf(api, TEN_BILLS);
  const bills = await billsOf(api, bookingId);
  expect(bills).toHaveLength(10);
  expect(new Set(bills.map(({ number }) => number)).size).toBe(10);

  await logIn(page, ZH);
  const second = await newPage();
  await logIn(second, ZH);
  await expect(todo(second, ZH)).toContainText(ZH.copyKind);

  const dialog = await openCopy(page, ZH, TEN_BILLS);
  await test.step('looks at the sample', async () => {
    await dialog.getByRole('tab', { name: ZH.preview }).click();
    await expect(dialog.getByRole('img', { name: /^第 1 页/ })).toBeVisible();
    const sample = await api.file(await api.call(contract.order.blFile, { bookingId }));
    expect([sample.type, await sample.slice(0, 5).text()]).toEqual(['application/pdf', '%PDF-']);
  });
  await test.step('reads a field in each of the ten tabs', async () => {
    await dialog.getByRole('tab', { name: ZH.mbl }).click();
    const tabs = dialog.getByRole('tablist', { name: ZH.bills }).getByRole('tab');
    await expect(tabs).toHaveCount(10);
    for (const [place, bill] of bills.entries()) {
      await tabs.nth(place).click();
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      const panel = dialog.getByRole('tabpanel').filter({ hasText: bill.number }).last();
      await expect(panel).toContainText(bill.consignee);
      if (bill.container)
        await expect(
          panel
            .getByRole('cell')
            .filter({ hasText: bill.container.slice(0, 4) })
            .first(),
        ).toBeVisible();
    }
  });
  await test.step('can still say no', async () => {
    await dialog.getByRole('button', { name: ZH.confirmCopy }).click();
    const question = page.getByRole('alertdialog', { name: ZH.copyTitle });
    await expect(question).toContainText(ZH.question);
    await question.getByRole('button', { name: ZH.cancel }).click();
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
  });
  await test.step('confirms, and the other window is told', async () => {
    await confirmCopy(page, dialog, ZH);
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, TEN_BILLS)).toContainText(ZH.confirmed);
    await expect(second.getByRole('region', { name: ZH.newMessage })).toContainText(TEN_BILLS);
    await expect.poll(() => countTodo(page, ZH, TEN_BILLS)).toBe(0);
  });
  await test.step('finds it confirmed after the server was killed and started again', async () => {
    faults.expect(/WebSocket connection/);
    await server.restart('SIGKILL');
    await page.reload();
    await expect.poll(() => countTodo(page, ZH, TEN_BILLS)).toBe(0);
    await page.goto(`/orders?bookingId=${bookingId}`);
    await expect(rowOf(page, TEN_BILLS)).toContainText(bookingNo);
    await expect(rowOf(page, TEN_BILLS)).toContainText(ZH.confirmed);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a customer whose browser speaks English confirms a bill', async ({ page, server }) => {
    await logIn(page, EN);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const item = await todoItem(page, EN, EN.copyKind);
    // A master bill's number or a house bill's: the item tells which bill waits.
    const [number] = /[A-Z]{4,}[0-9]+/.exec((await item.textContent()) ?? '') ?? [];
    if (!number) throw new Error('The item names no bill');
    const api = await apiOf(server.url);
    const booking = (await api.call(contract.order.orderPage, { keyword: number })).records[0];

    const dialog = await openCopy(page, EN, number);
    await expect(dialog.getByRole('tab', { name: EN.preview })).toBeVisible();
    await dialog.getByRole('tab', { name: booking?.blType === 1 ? EN.mbl : EN.hbl }).click();
    await expect(dialog.getByRole('tabpanel').filter({ hasText: number }).first()).toBeVisible();
    await confirmCopy(page, dialog, EN);
    await expect(dialog).toBeHidden();
    await expect.poll(() => countTodo(page, EN, number)).toBe(0);
  });
});
