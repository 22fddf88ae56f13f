import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, bookingOf, logIn, succeeds } from './portal.ts';
import { approve, ask, at, compare, confirmed, issue, opened, openRequests } from './review-steps.ts';
import { EN_REVIEW, ZH_REVIEW } from './review-words.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'reviewing' });

/** One blocking and two material differences, and four of form. */
const THREE_CHANGES = 'COSU6412095038';
/** One letter of a house number. */
const ONE_LETTER = 'COSU6412098317';

/** A photo as small as one can be. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a clerk asks for three changes by keys, gets a new draft and approves it', async ({ page, newPage, server }) => {
  const api = await apiOf(server.url);
  const { bookingId } = await bookingOf(api, THREE_CHANGES);
  await logIn(page, ZH);
  const dialog = await compare(page, ZH, ZH_REVIEW, THREE_CHANGES);

  await test.step('finds three differences and asks for changes', async () => {
    await expect(at(dialog, '差异 1 / 3')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: ZH_REVIEW.keys });
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('n');
    await page.keyboard.press('p');
    // A difference of form, looked at: the mark has to be there on the next draft.
    await page.keyboard.press('k');
    await expect(dialog.getByRole('article', { name: '发货人' })).toBeFocused();
    await page.keyboard.press('o');
    await expect(dialog.getByRole('article', { name: '收货人' })).toBeFocused();
    for (let place = 0; place < 3; place++) await ask(page, dialog, ZH_REVIEW);
    await expect(at(dialog, '3 处改单')).toBeVisible();
  });
  await test.step('cannot approve, and is told why', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('3 处改单，等新草单')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('sends them', async () => {
    await succeeds(page, () => dialog.getByRole('button', { name: '提交改单 (3)' }).press('Enter'));
    await expect(dialog.getByText(/3 处改单已提交/).first()).toBeVisible();
  });
  await test.step('staff accept two, decline one and issue the next draft', async () => {
    const staff = await newPage();
    await openRequests(staff, ZH, THREE_CHANGES);
    const cards = staff.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const name of [/^收货人/, /^箱号/])
      await staff.getByRole('article', { name }).getByRole('button', { name: ZH_REVIEW.accept, exact: true }).click();
    const declined = staff.getByRole('article', { name: /^第二通知人/ });
    await declined.getByRole('button', { name: ZH_REVIEW.decline }).click();
    await declined.getByRole('textbox').fill('与承运人核对，501 为准');
    await declined.getByRole('button', { name: ZH_REVIEW.decline }).click();
    await expect(cards.filter({ hasText: '已接受' })).toHaveCount(2);
    await expect(declined.getByText('已拒绝')).toBeVisible();
    await issue(staff, ZH_REVIEW);
  });
  await test.step('the clerk is told at once and switches', async () => {
    const banner = dialog.getByRole('status').filter({ hasText: '草单第 2 版已到' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button').press('Enter');
    await expect(banner).toBeHidden();
    await expect(at(dialog, '差异 1 / 1')).toBeVisible();
    await expect(dialog.getByText('未接受改单：与承运人核对，501 为准')).toBeVisible();
    await dialog.getByRole('article', { name: '第二通知人' }).focus();
    for (let place = 0; place < 3; place++) await page.keyboard.press('k');
    await expect(dialog.getByText(/^沿用草单第\s1\s版的标记/)).toBeVisible();
    const { marks } = await api.call(contract.order.blMarks, { bookingId });
    const told = marks.map(({ path, verdict, carriedFrom, again }) => [path, verdict?.kind, carriedFrom, again]);
    expect(told).toContainEqual(['bill.fAddress', 'ok', 1, false]);
    expect(told).toContainEqual(['bill.tAddressSecond', undefined, null, true]);
  });
  await test.step('settles what is asked again and approves', async () => {
    const second = dialog.getByRole('article', { name: '第二通知人' });
    await second.focus();
    await page.keyboard.press('o');
    await expect(second.getByText('没有问题').first()).toBeVisible();
    await approve(page, ZH);
    const { records } = await api.call(contract.order.orderPage, { bookingId });
    expect(records[0]?.webStatus).toBe(6);
  });
  await test.step('prints it with the differences, and the log tells the story', async () => {
    await page.goto(`/orders?review=${bookingId}&tab=compare`);
    const again = await opened(page, ZH, ZH_REVIEW);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { name: /^差异：补料.*草单第\s2\s版/ }).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await again.getByRole('button', { name: '操作记录' }).press('Enter');
    const log = page.getByRole('dialog', { name: '操作记录' });
    const story = [
      '确认了 COPY',
      '未接受改单',
      '接受了改单',
      '提交了 3 处改单',
      '改单',
      '查看了草单',
      '出具了草单',
      '提交了补料',
    ];
    for (const told of story) await expect(log.getByText(told).first()).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('marks outlive a broken connection and a reload, a link opens without an account, and the loop closes', async ({
    page,
    newPage,
    server,
    faults,
  }) => {
    faults.expect(/Failed to load resource|WebSocket connection/);
    const api = await apiOf(server.url);
    const { bookingId } = await bookingOf(api, ONE_LETTER);
    const verdicts = async () =>
      (await api.call(contract.order.blMarks, { bookingId })).marks.map((mark) => mark.verdict?.kind);
    await logIn(page, EN);
    const dialog = await compare(page, EN, EN_REVIEW, ONE_LETTER);
    await expect(at(dialog, 'Difference 1 of 1')).toBeVisible();

    await test.step('marks without a connection, which arrive when it is back', async () => {
      await page.context().setOffline(true);
      await page.keyboard.press('o');
      await expect(dialog.getByRole('article').first().getByText('Looks right').first()).toBeVisible();
      expect(await verdicts()).toEqual([]);
      await page.context().setOffline(false);
      await expect.poll(verdicts).toEqual(['ok']);
    });
    await test.step('finds a decision again that was made just before the page was loaded anew', async () => {
      await page.route('**/saveBlMarks.do', (route) => route.abort());
      await ask(page, dialog, EN_REVIEW);
      await page.unroute('**/saveBlMarks.do');
      await page.reload();
      await opened(page, EN, EN_REVIEW);
      await expect(at(dialog, '1 change requested')).toBeVisible();
      await expect.poll(verdicts).toEqual(['change']);
    });
    await test.step('adds files to the change, and takes one back', async () => {
      await dialog.getByRole('article').first().focus();
      await page.keyboard.press('r');
      const field = dialog.locator('input[type=file]');
      for (const name of ['seal.png', 'wrong.png']) {
        const added = page.waitForResponse(/addBlChangeFile/);
        await field.setInputFiles({ name, mimeType: 'image/png', buffer: PHOTO });
        await added;
        await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      }
      const removed = page.waitForResponse(/removeBlChangeFile/);
      await dialog.getByRole('button', { name: 'Remove wrong.png' }).press('Enter');
      await removed;
      await expect(dialog.getByRole('button', { name: 'Remove wrong.png' })).toHaveCount(0);
      await dialog.getByRole('button', { name: /^Cancel/ }).press('Enter');
      await expect(dialog.getByRole('button', { name: 'seal.png', exact: true })).toBeVisible();
    });
    await test.step('shares it with a colleague, and takes the link back', async () => {
      await dialog.getByRole('button', { name: EN_REVIEW.share }).press('Enter');
      const sharing = page.getByRole('dialog', { name: EN_REVIEW.share });
      const made = page.waitForResponse(/createBlShare/);
      await sharing.getByRole('button', { name: EN_REVIEW.createLink }).click();
      const { data } = (await (await made).json()) as { data: { token: string } };
      const colleague = await newPage();
      await colleague.goto(`/share/${data.token}`);
      await expect(colleague.getByText(ONE_LETTER).first()).toBeVisible();
      await expect(colleague.getByRole('article').first()).toBeVisible();
      // The token is gone from the address, and no script can read what opens the page again.
      expect(colleague.url()).toMatch(/\/shared\/[0-9a-f]{16}$/);
      expect(await colleague.evaluate(() => document.cookie)).toBe('');
      await colleague.reload();
      await expect(colleague.getByRole('article').first()).toBeVisible();
      await sharing.getByRole('button', { name: EN_REVIEW.revoke }).first().click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(sharing.getByText(EN_REVIEW.revoked).first()).toBeVisible();
      await colleague.reload();
      await expect(colleague.getByText(EN_REVIEW.gone)).toBeVisible();
      await expect(colleague.getByRole('article')).toHaveCount(0);
      await sharing.getByRole('button', { name: EN.close, exact: true }).first().click();
      await expect(sharing).toBeHidden();
    });
    await test.step('the forwarder answers, and the new draft is approved', async () => {
      await succeeds(page, () => dialog.getByRole('button', { name: 'Send changes (1)' }).press('Enter'));
      const staff = await newPage();
      await openRequests(staff, EN, ONE_LETTER);
      await staff.getByRole('button', { name: 'seal.png', exact: true }).click();
      const photo = staff.getByRole('dialog', { name: 'seal.png' });
      await expect(photo.getByRole('img', { name: 'seal.png' })).toBeVisible();
      await staff.keyboard.press('Escape');
      await expect(photo).toBeHidden();
      await staff.getByRole('button', { name: EN_REVIEW.accept, exact: true }).click();
      await issue(staff, EN_REVIEW);
      const banner = dialog.getByRole('status').filter({ hasText: 'Draft 2' });
      await banner.getByRole('button').press('Enter');
      await expect(banner).toBeHidden();
      await expect(dialog.getByText('No differences', { exact: true })).toBeVisible();
      // Only a viewed draft can be approved: the page tells the server as soon as it shows one.
      await expect(dialog.getByText(/^viewed by Chen Wei/)).toHaveCount(2);
      await dialog.getByRole('button', { name: /^Approve copy/ }).press('Enter');
      await confirmed(page, EN);
    });
  });
});
