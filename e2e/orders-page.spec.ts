import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, logIn, todo } from './portal.ts';
import { ZH } from './words.ts';

const { order, user } = contract;

test('a clerk begins the day with the overview, and comes from its figures to the orders they count', async ({
  page,
  server,
}) => {
  const api = await apiOf(server.url);
  const counts = await api.call(order.orderCounts, undefined);
  const overview = await api.call(order.orderOverview, undefined);
  const space = counts.orderStatus.find(({ status }) => status === 4)?.count ?? 0;
  expect(space).toBeGreaterThan(0);
  await logIn(page, ZH);
  await page.goto('/overview');
  await expect(page.getByRole('heading', { level: 1, name: '概览' })).toBeVisible();
  await expect(todo(page, ZH).getByRole('listitem').first()).toBeVisible();

  await test.step('the cut-offs that come lead to their orders', async () => {
    const closing = page.getByRole('region', { name: '未来 7 天截止' });
    const [first] = overview.closing.list;
    if (!first) throw new Error('The demonstration has no cut-off in the next days');
    await expect(closing.getByRole('link', { name: first.bookingNo }).first()).toHaveAttribute(
      'href',
      `/orders/${first.bookingId}`,
    );
  });
  await test.step('what is at sea shows how far it is', async () => {
    expect(overview.sailing.total).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: '航行中' }).getByRole('progressbar').first()).toBeVisible();
  });
  await test.step('a figure leads to its list', async () => {
    await page.getByRole('navigation', { name: '订单数' }).getByRole('link', { name: '已放舱' }).click();
    await expect(page).toHaveURL(/\/orders\?stage=4$/);
    const tabs = page.getByRole('navigation', { name: '按状态看订单' });
    await expect(tabs.locator('[aria-current=page]')).toHaveText(`已放舱${space}`);
  });
});

test('a clerk finds many numbers at once, keeps the view and takes the orders along as a list', async ({
  page,
  server,
}) => {
  const api = await apiOf(server.url);
  const { records } = await api.call(order.orderPage, { size: 3, current: 2 });
  const numbers = records.map(({ bookingNo }) => bookingNo);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await logIn(page, ZH);
  await page.goto('/orders');
  const field = page.getByRole('searchbox', { name: '关键词' });

  await test.step('numbers that stand on lines are pasted into the field', async () => {
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, numbers.join('\r\n'));
    await expect(field).toHaveValue(numbers.join(' '));
    for (const number of numbers) await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
    // The heads and three rows.
    await expect(rows).toHaveCount(4);
  });
  await test.step('the view is kept under a name, also after a reload', async () => {
    await page.getByRole('button', { name: /^视图/ }).click();
    await page.getByRole('textbox', { name: '名称' }).fill('三票一起看');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '清除条件' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await page.reload();
    await page.getByRole('button', { name: '视图 未保存' }).click();
    await page.getByRole('button', { name: '三票一起看', exact: true }).click();
    await expect(field).toHaveValue(numbers.join(' '));
    await expect(rows).toHaveCount(4);
  });
  await test.step('the chosen orders are saved as a list', async () => {
    for (const number of numbers.slice(0, 2))
      await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check({ force: true });
    const saved = page.waitForEvent('download');
    await page.getByRole('group', { name: '已选的行' }).getByRole('button', { name: '导出列表' }).click();
    expect((await saved).suggestedFilename()).toBe('2 票订单.xlsx');
  });
  await test.step('the number of an order opens its page', async () => {
    const [first] = records;
    await page.getByRole('button', { name: first?.bookingNo ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${first?.bookingId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.bookingNo ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a to-do opens the booking that it is about, in the sections it asks for', async ({ page, server }) => {
    const api = await apiOf(server.url);
    const { records } = await api.call(user.toDoList, { status: 2, channel: 1, size: 100 });
    const instruction = records.find(({ busType }) => busType === 5);
    if (!instruction) throw new Error('The demonstration has no instruction to send');
    const { bookingId, orderId } = instruction.map;
    await logIn(page, ZH);
    await page.goto('/overview');
    const strip = todo(page, ZH);
    const item = strip.getByRole('button').filter({ hasText: instruction.title }).first();
    await expect(async () => {
      if (!(await item.isVisible())) await strip.getByRole('button', { name: ZH.loadMore }).click({ timeout: 1000 });
      await expect(item).toBeVisible({ timeout: 1000 });
    }).toPass();
    await item.click();
    await expect(page).toHaveURL(
      new RegExp(`/orders\\?bookingId=${bookingId}&orderId=${orderId}&type=2&sections=1-6$`),
    );
    await expect(page.getByRole('region', { name: /^补料 / })).toBeVisible();
  });
});
