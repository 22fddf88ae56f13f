import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { prove } from './outbox.ts';
import { CUSTOMER, fillLogin, OTHER_CUSTOMER, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const PHONES = { 'zh-CN': '15900159000', 'en-US': '15900159002' };
/** A colleague of the customer's. */
const COLLEAGUE = '13500135000';
const NEXT_PHONE = '15900159001';
const FIRST = 'Vessel2027';
const SECOND = 'Harbour2028';

const SAID = {
  'zh-CN': {
    ...ZH,
    code: '短信验证码',
    send: '发送验证码',
    register: '注册',
    company: '公司名称',
    name: '姓名',
    again: '确认密码',
    bySms: '短信登录',
    logout: '退出登录',
    personal: '个人中心',
    next: '下一步',
    oldPassword: '当前密码',
    newPassword: '新密码',
    forgot: '忘记密码',
    save: '保存新密码',
    newPhone: '新手机号',
    change: '更换',
    thisOne: '本机',
    byWechat: '微信扫码',
    wechatCode: '微信二维码',
    bind: '绑定并登录',
  },
  'en-US': {
    ...EN,
    code: 'SMS code',
    send: 'Send code',
    register: 'Register',
    company: 'Company',
    name: 'Name',
    again: 'Repeat password',
    bySms: 'SMS code',
    logout: 'Log out',
    personal: 'Personal center',
    next: 'Next',
    oldPassword: 'Current password',
    newPassword: 'New password',
    forgot: 'Forgot password',
    save: 'Save new password',
    newPhone: 'New number',
    change: 'Change number',
    thisOne: 'This one',
    byWechat: 'WeChat',
    wechatCode: 'WeChat code',
    bind: 'Bind and log in',
  },
} as const;
type Said = (typeof SAID)[keyof typeof SAID];

async function logOut(page: Page, words: Said): Promise<void> {
  // What is still being asked for would be refused to who is gone.
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /陈蔚|Chen Wei/ })
    .click();
  await page.getByRole('menuitem', { name: words.logout }).click();
  await expect(page).toHaveURL(/\/login/);
}

test.use({ story: 'entering' });

for (const locale of walkedIn('en-US', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];
    const phone = PHONES[locale];

    test('somebody registers and gets in by another password', async ({ page }) => {
      await page.goto('/registerFn');
      await expect(page).toHaveURL(/\/register$/);
      await page.getByRole('textbox', { name: words.account }).fill(phone);
      await prove(page, words, phone);
      await page.getByRole('textbox', { name: words.company }).fill('Ningbo Haoyu Homeware');
      await page.getByRole('textbox', { name: words.name, exact: true }).fill('陈蔚 Chen Wei');
      await page.getByRole('textbox', { name: words.password, exact: true }).fill(FIRST);
      await page.getByRole('textbox', { name: words.again }).fill(FIRST);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: words.register, exact: true }).click();
      await expect(page).toHaveURL(/\/orders/);

      await page.goto('/personal');
      await expect(page.getByRole('heading', { name: words.personal, level: 1 })).toBeVisible();
      await expect(page.getByText(`159 **** ${phone.slice(-4)}`)).toBeVisible();
      await page.goto('/alterpwd');
      const old = page.getByRole('textbox', { name: words.oldPassword });
      await old.fill('Wrong2027');
      await page.getByRole('textbox', { name: words.newPassword }).fill(SECOND);
      await page.getByRole('textbox', { name: words.again }).fill(SECOND);
      await page.getByRole('button', { name: words.save }).click();
      await expect(old).toHaveAttribute('aria-invalid', 'true');
      await old.fill(FIRST);
      await page.getByRole('button', { name: words.save }).click();
      await expect(page).toHaveURL(/\/personal/);
      // What is still being asked for would be refused to who is gone.
      await expect(page.getByText(`159 **** ${phone.slice(-4)}`)).toBeVisible();
      await expect(page.getByText(words.thisOne)).toBeVisible();
      await logOut(page, words);
      await page.getByRole('textbox', { name: words.account }).fill(phone);
      await page.getByRole('textbox', { name: words.password, exact: true }).fill(SECOND);
      await page.getByRole('button', { name: words.login, exact: true }).click();
      await expect(page).toHaveURL(/\/orders/);
    });
  });

const words = SAID['zh-CN'];

test('a customer comes in by a code, and another telephone is the one to log in with', async ({ page, newPage }) => {
  await page.goto('/login?redirect=%2Falterphone');
  await fillLogin(page, words);
  await expect(page).toHaveURL(/\/alterphone/);
  await prove(page, words, CUSTOMER);
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('textbox', { name: words.newPhone }).fill(NEXT_PHONE);
  await prove(page, words, NEXT_PHONE);
  await page.getByRole('button', { name: words.change, exact: true }).click();
  await expect(page).toHaveURL(/\/personal/);
  await expect(page.getByText('159 **** 9001')).toBeVisible();

  const other = await newPage();
  await other.goto('/login');
  await other.getByRole('tab', { name: words.bySms }).click();
  await other.getByRole('textbox', { name: words.account }).fill(OTHER_CUSTOMER);
  await prove(other, words, OTHER_CUSTOMER);
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: words.login, exact: true }).click();
  await expect(other).toHaveURL(/\/orders/);
});

test('a forgotten password is replaced, and the old one opens nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: words.forgot }).click();
  await expect(page).toHaveURL(/\/forget/);
  // The page that is left has a field of the same name.
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('textbox', { name: words.account }).fill(STAFF);
  await prove(page, words, STAFF);
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('textbox', { name: words.newPassword }).fill(SECOND);
  await page.getByRole('textbox', { name: words.again }).fill(SECOND);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, words, STAFF);
  await expect(page.getByRole('textbox', { name: words.password, exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(SECOND);
  await page.getByRole('button', { name: words.login, exact: true }).click();
  await expect(page).toHaveURL(/\/backstage/);
});

/** Approves the newest WeChat code as somebody of the demonstration does, on a phone of his own. */
async function scan(phone: Page, as: string): Promise<void> {
  await expect(async () => {
    await phone.goto('/dev/outbox');
    await phone.getByRole('link', { name: '扫码', exact: true }).first().click({ timeout: 1_000 });
  }).toPass();
  await phone.getByRole('link', { name: '用微信确认' }).click();
  await phone.getByRole('link', { name: as }).click();
  await expect(phone.getByRole('heading', { name: '已确认' })).toBeVisible();
}

test('somebody scans with WeChat, binds his telephone, and needs no more than a scan from then on', async ({
  page,
  newPage,
}) => {
  const phone = await newPage();
  await page.goto('/login');
  await page.getByRole('tab', { name: words.byWechat }).click();
  await expect(page.getByRole('img', { name: words.wechatCode })).toBeVisible();
  // Whose telephone had no code from the tests before: there is one a minute.
  await scan(phone, '林舟');
  await page.getByRole('textbox', { name: words.account }).fill(COLLEAGUE);
  await prove(page, words, COLLEAGUE);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.bind }).click();
  await expect(page).toHaveURL(/\/orders/);

  const again = await newPage();
  await again.goto('/wechat');
  await expect(again.getByRole('img', { name: words.wechatCode })).toBeVisible();
  await scan(phone, '林舟');
  await expect(again).toHaveURL(/\/orders/);
  await again.goto('/personal');
  await expect(again.getByText('林舟 Lin Zhou')).toBeVisible();
});
