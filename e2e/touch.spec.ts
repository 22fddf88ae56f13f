import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { logIn, STAFF } from './portal.ts';
import { smallTargets } from './targets.ts';
import { ZH } from './words.ts';

test.use({ story: 'reviewing', hasTouch: true, isMobile: true });

const REVIEW = 'COSU6412095038';

/** Public pages, and what stands there once all of it is there. */
const PUBLIC = [
  ['/freight', '运价查询'],
  ['/freight?from=CNNGB&to=USLAX&ctn=40HQx1', '价格与时效'],
  ['/freight?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&volume=6.24', '量尺与过磅'],
  ['/freight?mode=truck', '拖车价'],
  ['/fba', '热门仓库'],
  ['/fba?keyword=ONT8', '见于'],
  ['/about', '历程'],
  ['/contact', '咨询热线'],
  ['/oms', 'OMS'],
  ['/serve', '检查更新'],
  ['/news', '值得了解'],
  ['/join', '海运操作'],
] as const;

/** Pages of master data: all but the last have a table that is edited where it stands. */
const DESK = [
  '/backstage/fba',
  '/backstage/air',
  '/backstage/air?tab=airports',
  '/backstage/air?tab=routes',
  '/backstage/dictionaries',
  '/backstage/fuda',
  '/backstage/fuda?tab=charges',
  '/backstage/settings',
];

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Notes at each place what is too small there: on a tablet, and on a phone unless only the other is asked for. */
function walked(page: Page, onPhone = true) {
  const small: Record<string, string[]> = {};
  const body = page.locator('body');
  return {
    async walk(place: string) {
      small[place] = await smallTargets(body);
      if (!onPhone) return;
      await page.setViewportSize(PHONE);
      small[`${place} on a phone`] = await smallTargets(body);
      await page.setViewportSize(TABLET);
    },
    found: () => Object.fromEntries(Object.entries(small).filter(([, list]) => list.length > 0)),
  };
}

test.describe('on a tablet and on a phone', () => {
  test.use({ viewport: TABLET });

  test('a finger finds 44 px everywhere on the site', async ({ page }) => {
    const { walk, found } = walked(page);
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await walk('home');
    await page.getByRole('button', { name: '在线咨询' }).click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
    await walk('consultation');
    for (const [path, last] of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
      await walk(path);
    }
    await page.goto('/news');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('link', { name: '返回列表' })).toBeVisible();
    await walk('an article');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: ZH.login, exact: true })).toBeVisible();
    await walk('login');
    await page.goto('/wechat');
    await expect(page.getByRole('img')).toBeVisible();
    await walk('wechat');
    expect(found()).toEqual({});
  });

  test('and everywhere a member goes', async ({ page }) => {
    const { walk, found } = walked(page);
    await logIn(page, ZH);
    await page.goto(`/orders?keyword=${REVIEW}`);
    const row = page.getByRole('row').filter({ hasText: REVIEW });
    await expect(row.getByRole('button').last()).toBeVisible();
    await walk('orders');
    await row.getByRole('button').last().click();
    const dialog = page.getByRole('dialog', { name: ZH.copyTitle });
    await expect(dialog.getByRole('tab', { name: ZH.preview })).toBeVisible();
    await walk('dialog');
    await page.goto(page.url().replace(/&tab=\w+|$/, '&tab=compare'));
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await walk('review');
    for (const path of ['/personal', '/company']) {
      await page.goto(path);
      await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
      await walk(path);
    }
    await page.goto('/personal');
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await walk('two steps');
    await page.goto('/inquiry');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await walk('inquiry');
    await page.goto('/quotes');
    await expect(page.getByRole('cell').getByRole('button').first()).toBeVisible();
    await walk('quotations');
    await page.getByRole('cell').getByRole('button', { name: /^分享/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '生成链接' })).toBeVisible();
    await walk('links');
    await page.goto('/quotes?tab=templates');
    await page.getByRole('button', { name: /^编辑/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('list')).toBeVisible();
    await walk('a template');
    await page.goto('/follow');
    await page.getByRole('button', { name: '加价' }).first().click();
    await expect(page.getByRole('dialog').getByRole('form', { name: /出价/ })).toBeVisible();
    await walk('follow');
    expect(found()).toEqual({});
  });

  test('and everywhere at the desk', async ({ page: staff }) => {
    const { walk, found } = walked(staff);
    await logIn(staff, ZH, STAFF);
    await expect(staff).toHaveURL(/\/backstage$/);
    await expect(staff.getByRole('main').getByRole('button').first()).toBeVisible();
    await walk('desk');
    await staff.goto('/backstage/customers');
    await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
    await walk('customers');
    await staff.goto('/backstage/bids');
    await staff.getByRole('cell').getByRole('button').first().click();
    await expect(staff.getByRole('dialog')).toBeVisible();
    await walk('bids');
    for (const path of DESK) {
      await staff.goto(path);
      const main = staff.getByRole('main');
      const last = path.endsWith('settings')
        ? main.getByRole('button', { name: '保存', exact: true })
        : main.getByRole('cell').getByRole('button');
      await expect(last.first()).toBeVisible();
      await walk(path);
    }
    await staff.goto('/backstage/content');
    await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
    await walk('content');
    await staff.getByRole('cell').getByRole('button').first().click();
    await expect(staff.getByRole('toolbar')).toBeVisible();
    await walk('article');
    await staff.goto('/backstage/bills');
    await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
    await walk('bills');
    expect(found()).toEqual({});
  });
});
