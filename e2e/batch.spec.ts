import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, logIn } from './portal.ts';
import { ZH } from './words.ts';

// What is approved here is not what other journeys find.
test.use({ story: 'several' });

const { order } = contract;
type Api = Awaited<ReturnType<typeof apiOf>>;

/** Two drafts that say what was sent, and one that does not. */
async function three(api: Api) {
  const { records } = await api.call(order.orderPage, { webStatus: 4, size: 50 });
  const { list } = await api.call(order.blBatch, { bookingIds: records.map(({ bookingId }) => bookingId) });
  const ready = list.filter(({ state }) => state === 'ready').slice(0, 2);
  const [differing] = list.filter(({ state }) => state === 'differences');
  if (ready.length < 2 || !differing) throw new Error('The demonstration has too few drafts to approve together');
  return { ready, differing };
}

async function choose(page: Page, numbers: readonly string[]) {
  await page.goto(`/orders?keyword=${numbers.join('+')}`);
  for (const number of numbers)
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check({ force: true });
  const bar = page.getByRole('group', { name: '已选的行' });
  await expect(bar.getByRole('status')).toContainText(String(numbers.length));
  return bar;
}

test('a clerk prints, exports and approves several drafts at once', async ({ page, server }) => {
  const api = await apiOf(server.url);
  const { ready, differing } = await three(api);
  const numbers = [...ready, differing].map(({ bookingNo }) => bookingNo);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('[data-print-root] h2').length}`;
    };
  });
  await logIn(page, ZH);
  const bar = await choose(page, numbers);

  await test.step('prints the bills of all of them at once', async () => {
    await bar.getByRole('button', { name: '打印' }).click();
    await expect(page).toHaveTitle(/^printed (?:[3-9]|\d\d)$/);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });
  await test.step('exports their differences as one file', async () => {
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: '导出差异' }).click();
    expect((await saved).suggestedFilename()).toBe('3 份草单的差异.xlsx');
  });
  await test.step('approves those that say what was sent; the other one is named, with the way to it', async () => {
    await bar.getByRole('button', { name: '一起确认' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '一起确认' });
    await dialog.getByRole('button', { name: '一起确认 (2)' }).press('Enter');
    await expect(dialog.getByRole('region', { name: '已确认 (2)' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: '不在其中 (1)' })).toContainText(`${differing.differences} 处差异`);
    const status = async (bookingId: number) => (await api.call(order.orderPage, { bookingId })).records[0]?.webStatus;
    expect(await Promise.all([...ready, differing].map(({ bookingId }) => status(bookingId)))).toEqual([6, 6, 4]);
    await dialog.getByRole('link', { name: differing.billNo }).click();
    await expect(page.getByRole('dialog', { name: ZH.copyTitle })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`review=${differing.bookingId}&tab=compare`));
  });
});

test('whose turn it is counts its bookings, and stays in the address', async ({ page, server }) => {
  const api = await apiOf(server.url);
  await logIn(page, ZH);
  await page.goto('/orders');
  for (const [waits, label] of [
    ['me', '等我处理'],
    ['forwarder', '等货代处理'],
  ] as const) {
    const { total } = await api.call(order.orderPage, { waitsFor: waits, size: 1 });
    await page.getByLabel('等谁处理').selectOption({ label });
    await expect(page).toHaveURL(new RegExp(`waits=${waits}`));
    await expect(page.getByText(new RegExp(`共\\s*${total}\\s*条`))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('等谁处理')).toHaveValue(waits);
    await expect(page.getByText(new RegExp(`共\\s*${total}\\s*条`))).toBeVisible();
  }
});

test('a clerk compares a list of containers of his own with the draft, and asks for what differs', async ({
  page,
  server,
}) => {
  const api = await apiOf(server.url);
  const { differing } = await three(api);
  const { bookingId } = differing;
  const { conList } = await api.call(order.initInfoMbl, { bookingId });
  const [first] = conList;
  if (!first) throw new Error('The draft has no containers');
  await logIn(page, ZH);
  await page.goto(`/orders?review=${bookingId}&tab=compare`);
  const review = page.getByRole('dialog', { name: ZH.copyTitle });
  await expect(review.getByRole('article').first()).toBeVisible();
  await review.getByRole('button', { name: '用自己的箱单对照' }).click();
  const dialog = page.getByRole('dialog', { name: '用自己的箱单对照' });
  const file = dialog.locator('input[type=file]');

  await test.step('the template is a workbook that the page reads', async () => {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载模板' }).click();
    const template = await saved;
    expect(template.suggestedFilename()).toBe('箱单模板.xlsx');
    await file.setInputFiles(await template.path());
    await expect(dialog.getByText('没有找到箱号，请检查第一行是不是标题')).toBeVisible();
  });
  await test.step('a seal that differs is a card, and a change is asked for there', async () => {
    const lines = conList.map(({ ctnNo, sealNo }, at) => `${ctnNo},${at === 0 ? 'CN0000001' : sealNo}`);
    const buffer = Buffer.from(`箱号,封号\r\n${lines.join('\r\n')}\r\n`);
    await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    const card = dialog.getByRole('article').filter({ hasText: 'CN0000001' });
    await expect(card).toBeVisible();
    await card.focus();
    await page.keyboard.press('r');
    await page.keyboard.press('Control+Enter');
    const asked = async () =>
      (await api.call(order.blMarks, { bookingId })).marks.filter(({ path }) => path.endsWith('.sealNo'));
    await expect.poll(async () => (await asked()).map(({ verdict }) => verdict?.proposed)).toEqual(['CN0000001']);
  });
});
