import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

/** Below what any followed rate costs. */
const CHEAPER = '1500';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    service: 'PS6',
    price: '2300',
    bid: '竞价',
    form: /^40HQ 出价/,
    mine: /^我的出价/,
    send: /^出价 USD/,
    best: '您的出价目前最高',
    take: '确认成交',
    won: '您的出价已成交',
    held: /成交，舱位保留至/,
    order: '按成交价下单',
    cost: '费用',
    followed: 'CLX',
    star: /关注/,
    dropped: '关注的运价下调了',
    less: /^降 USD/,
    open: '进行中的竞价',
    publish: /^发布 \d+ 处改动$/,
    publishNow: '发布',
  },
  {
    locale: 'en-US',
    words: EN,
    service: 'PN3',
    price: '2340',
    bid: 'Bid',
    form: /^Bid for 40HQ/,
    mine: /^My bid/,
    send: /^Bid USD/,
    best: 'Your bid is the best',
    take: 'Take the bid',
    won: 'Your bid was taken',
    held: /the room is held until/,
    order: 'Order at this price',
    cost: 'Price',
    followed: 'AAC2',
    star: /ollow/,
    dropped: 'A rate that you follow is cheaper',
    less: /^USD .* less$/,
    open: 'Open bids',
    publish: /^Publish \d+ changes?$/,
    publishNow: 'Publish',
  },
] as const;

test.use({ story: 'bidding' });

for (const said of walkedIn('en-US', SAYS))
  test.describe(`in ${said.locale}`, () => {
    test.use({ locale: said.locale });

    test('a bid is won', async ({ page, newPage }) => {
      await logIn(page, said.words);
      await page.goto('/rates?from=CNNGB&to=USLAX&ctn=40HQx1');
      const slip = page.getByRole('article', { name: new RegExp(said.service) });
      await slip.getByRole('button', { name: said.bid, exact: true }).click();
      const form = page.getByRole('dialog').getByRole('form', { name: said.form });
      await form.getByRole('textbox', { name: said.mine }).fill(said.price);
      const placed = page.waitForResponse((response) => response.url().includes('saveBiddingShipping'));
      await form.getByRole('button', { name: said.send }).click();
      const { bidNo } = (await (await placed).json()).data;
      await expect(page.getByText(said.best)).toBeVisible();

      await page.goto('/follow');
      await expect(page.getByRole('list', { name: said.open })).toContainText('2,3');

      const staff = await newPage();
      await logIn(staff, said.words, STAFF);
      await staff.goto('/backstage/bids');
      await staff.getByRole('row').filter({ hasText: bidNo }).getByRole('button').first().click();
      const answered = staff.waitForResponse((response) => response.url().includes('answerBidding'));
      await staff.getByRole('dialog').getByRole('button', { name: said.take, exact: true }).click();
      await answered;

      // The customer's page, which nobody touches, hears of it.
      await expect(page.getByText(said.won).first()).toBeVisible();
      await expect(page.getByText(said.held).first()).toBeVisible();
      // It is ordered at the price that was bid.
      const item = page.getByRole('list', { name: said.open }).getByRole('listitem').filter({ hasText: said.service });
      await item.getByRole('link', { name: said.order }).click();
      await expect(page).toHaveURL(/\/booking\?rate=\d+&etd=[\d-]+&ctn=3x1$/);
      const amount = Number(said.price).toLocaleString('en-US');
      await expect(page.getByRole('complementary', { name: said.cost })).toContainText(amount);
    });

    test('a member follows, staff change the price in the sheet, the member is told live', async ({
      page,
      newPage,
    }) => {
      await logIn(page, said.words);
      await page.goto('/rates?from=CNNGB&to=USLAX&ctn=40HQx1');
      const slip = page.getByRole('article', { name: new RegExp(said.followed) });
      const star = slip.getByRole('button', { name: said.star });
      await expect(star).toBeVisible();
      if ((await star.getAttribute('aria-pressed')) !== 'true') {
        const followed = page.waitForResponse((response) => response.url().includes('saveFclAttention'));
        await star.click();
        await followed;
      }
      await page.goto('/follow');
      const item = page.getByRole('listitem').filter({ hasText: said.followed }).first();
      await expect(item).toBeVisible();

      // Staff write less into the cells of the sheet, and publish.
      const staff = await newPage();
      await logIn(staff, said.words, STAFF);
      await staff.goto(`/backstage/rates/fcl?rows=live&keyword=${said.followed}`);
      const grid = staff.getByRole('grid');
      const column = await grid.getByRole('columnheader', { name: '40HQ', exact: true }).getAttribute('aria-colindex');
      const row = grid.getByRole('row').filter({ hasText: said.followed }).first();
      await row.locator(`[aria-colindex="${column}"]`).click();
      await staff.keyboard.type(CHEAPER);
      const saved = staff.waitForResponse((response) => response.url().includes('saveFclDraft'));
      for (const key of ['Enter', 'ArrowUp', 'Control+Shift+ArrowDown', 'Control+d']) await staff.keyboard.press(key);
      await saved;
      await staff.getByRole('button', { name: said.publish }).click();
      const question = staff.getByRole('dialog');
      // It is so much less that it has to be looked at.
      await question.getByRole('checkbox').check();
      const published = staff.waitForResponse((response) => response.url().includes('publishFcl'));
      await question.getByRole('button', { name: said.publishNow, exact: true }).click();
      await published;
      // Her page, which nobody touches.
      await expect(page.getByText(said.dropped).first()).toBeVisible();
      await expect(item.getByText(said.less).first()).toBeVisible();
    });
  });
