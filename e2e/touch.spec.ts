import { expect, test } from './fixture.ts';
import { logIn, STAFF } from './portal.ts';
import { smallTargets } from './targets.ts';
import { ZH } from './words.ts';

test.use({ story: 'reviewing', hasTouch: true, isMobile: true });

const REVIEW = 'COSU6412095038';

/** Public pages, and what stands there once all of it is there. */
const PUBLIC = [
  ['/fba', '送货最多的仓库'],
  ['/fba?keyword=ONT8', '见于'],
  ['/about', '历程'],
  ['/contact', '咨询热线'],
  ['/oms', 'OMS'],
  ['/serve', '检查更新'],
] as const;

for (const [device, viewport] of [
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a finger finds 44 px everywhere', async ({ page, newPage }) => {
      const small: Record<string, string[]> = {};
      const walk = async (place: string, on = page) => {
        small[place] = await smallTargets(on.locator('body'));
      };
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
      await page.goto('/login');
      await expect(page.getByRole('button', { name: ZH.login, exact: true })).toBeVisible();
      await walk('login');
      await page.goto('/wechat');
      await expect(page.getByRole('img')).toBeVisible();
      await walk('wechat');
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
      const staff = await newPage({ viewport, hasTouch: true, isMobile: true });
      await logIn(staff, ZH, STAFF);
      await expect(staff).toHaveURL(/\/backstage$/);
      await expect(staff.getByRole('main').getByRole('button').first()).toBeVisible();
      await walk('desk', staff);
      await staff.goto('/backstage/customers');
      await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
      await walk('customers', staff);
      await staff.goto('/backstage/content');
      await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
      await walk('content', staff);
      await staff.getByRole('cell').getByRole('button').first().click();
      await expect(staff.getByRole('toolbar')).toBeVisible();
      await walk('article', staff);
      await staff.goto('/backstage/bills');
      await expect(staff.getByRole('cell').getByRole('button').first()).toBeVisible();
      small['staff'] = await smallTargets(staff.locator('body'));
      expect(Object.fromEntries(Object.entries(small).filter(([, list]) => list.length > 0))).toEqual({});
    });
  });
