import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, CUSTOMER, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

/** Of the forwarder's people, who issues drafts. */
const PAPERS = '13700137002';
const SAID = {
  'zh-CN': {
    ...ZH,
    find: /委托、提单、箱号或客户/,
    company: '宁波昊屿家居有限公司',
    initials: 'nbhy',
    menu: '工作台导航',
    changes: '改单',
    roles: '角色与权限',
    papers: '单证',
    save: /保存 1 处修改/,
    saved: /人立即生效/,
    next: /^领取下一/,
    took: '已领取',
    ask: '有舱位吗？',
  },
  'en-US': {
    ...EN,
    find: /Order, bill, container or customer/,
    company: 'Ningbo Haoyu Homeware Co., Ltd.',
    initials: 'haoyu',
    menu: 'Workspace',
    changes: 'Change requests',
    roles: 'Roles and codes',
    papers: 'Papers',
    save: /Save 1 change/,
    saved: /it counts for/,
    next: /^Take next/,
    took: 'Taken',
    ask: 'Is there space?',
  },
} as const;

test.use({ story: 'the office' });
/** The search and the menu come after the page. */
const LATER = { timeout: 30_000 };

for (const locale of walkedIn('en-US', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];

    test('a company is found by a few letters and opened by keys, and is there again the next time', async ({
      page,
    }) => {
      await logIn(page, words, STAFF);
      await expect(page.getByRole('button', { name: words.find })).toBeVisible(LATER);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(words.initials);
      const customer = page.getByRole('option', { name: new RegExp(`${words.company}.*HAOYU`) });
      await expect(customer).toBeVisible();
      await customer.click();
      await expect(page).toHaveURL(/\/backstage\/customers\?customerId=\d+/);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option', { selected: true })).toContainText(words.company);
    });

    test('what is taken away from a role is gone from an open page at once', async ({ page, newPage }) => {
      const papers = await newPage({ locale });
      await logIn(papers, words, PAPERS);
      await papers.goto('/backstage/bills');
      const entry = papers
        .getByRole('navigation', { name: words.menu })
        .getByRole('link', { name: new RegExp(`^${words.changes}\\s*\\d*$`) });
      await expect(entry).toBeVisible(LATER);

      await logIn(page, words, STAFF);
      await page.goto('/backstage/roles');
      const row = page.getByRole('row').filter({ hasText: 'bill:issue' });
      await expect(row).toBeVisible(LATER);
      const column = await page
        .getByRole('columnheader')
        .allTextContents()
        .then((heads) => heads.findIndex((head) => head.startsWith(words.papers)));
      await row
        .getByRole('gridcell')
        .nth(column - 1)
        .click();
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      // Nobody touched the other window.
      await expect(papers).toHaveURL(/\/backstage$/);
      await expect(entry).toHaveCount(0);
      // Nor is the page left open behind.
      await expect(papers.getByText(words.changes, { exact: true })).toHaveCount(0);

      await row
        .getByRole('gridcell')
        .nth(column - 1)
        .click();
      await page.getByRole('button', { name: words.save }).click();
      await expect(entry).toBeVisible();
    });

    test('two who take the next thing at once get two different ones that customers asked', async ({
      page,
      newPage,
      server,
    }) => {
      const { call } = await apiOf(server.url, CUSTOMER);
      for (const at of [1, 2]) {
        const asked = {
          topic: 'rates',
          question: `${words.ask} ${locale} ${at}`,
          requestId: `office-${locale}-${at}`,
        } as const;
        await call(contract.user.askInquiry, asked);
      }
      const papers = await newPage({ locale });
      await logIn(page, words, STAFF);
      await logIn(papers, words, PAPERS);
      for (const window of [page, papers]) await window.goto('/backstage?queue=inquiry');
      const both = [page, papers].map((window) => window.getByRole('button', { name: words.next }));
      for (const [at, button] of both.entries()) {
        await expect(button).not.toHaveAttribute('aria-disabled', 'true');
        const window = at === 0 ? page : papers;
        await expect(window.getByRole('row').filter({ hasText: words.ask })).toHaveCount(2);
      }
      await Promise.all(both.map((button) => button.click()));
      const opened = [];
      for (const window of [page, papers]) {
        await expect(window).toHaveURL(/inquiryId=\d+/);
        opened.push(new URL(window.url()).searchParams.get('inquiryId'));
      }
      expect(new Set(opened).size).toBe(2);
    });
  });
