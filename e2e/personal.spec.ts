import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { prove } from './outbox.ts';
import { apiOf, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { user } = contract;

const OF = {
  'zh-CN': {
    owner: '15900159101',
    colleague: '15900159102',
    company: '宁波新屿家居',
    uscc: '91330212MA2KHY873M',
    words: {
      ...ZH,
      code: '短信验证码',
      send: '发送验证码',
      register: '注册',
      company: '公司名称',
      name: '姓名',
      again: '确认密码',
      bySms: '短信登录',
      certification: '企业认证',
      apply: '申请',
      resend: '修改后重新提交',
      submit: '提交审核',
      licence: '营业执照',
      uploaded: /已上传 1 个/,
      inReview: '审核中',
      approved: '已通过',
      legal: '法定代表人',
      asLicensed: '企业名称（与执照一致）',
      number: '统一社会信用代码',
      address: '注册地址',
      contact: '联系人',
      contactPhone: '联系人手机号',
      members: '企业成员',
      invite: '邀请成员',
      sendInvitation: '发送邀请',
      open: '邀请名单',
      off: '停用',
      isOff: '已停用',
    },
  },
  'en-US': {
    owner: '15900159103',
    colleague: '15900159104',
    company: 'Ningbo Newisle',
    uscc: '91330212MA2KHY884R',
    words: {
      ...EN,
      code: 'SMS code',
      send: 'Send code',
      register: 'Register',
      company: 'Company',
      name: 'Name',
      again: 'Repeat password',
      bySms: 'SMS code',
      certification: 'Certification',
      apply: 'Apply',
      resend: 'Correct and resend',
      submit: 'Send for review',
      licence: 'Business license',
      uploaded: /1 uploaded/,
      inReview: 'In review',
      approved: 'Approved',
      legal: 'Legal representative',
      asLicensed: 'Company name as on the license',
      number: 'Credit code (USCC)',
      address: 'Registered address',
      contact: 'Contact',
      contactPhone: "Contact's mobile number",
      members: 'Members',
      invite: 'Invite',
      sendInvitation: 'Send the invitation',
      open: 'Invited colleagues',
      off: 'Disable',
      isOff: 'Disabled',
    },
  },
} as const;
type Of = (typeof OF)[keyof typeof OF];

const PAPER = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a licence') };

async function register(page: Page, { words, owner, company }: Of): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: words.account }).fill(owner);
  await prove(page, words, owner);
  await page.getByRole('textbox', { name: words.company }).fill(company);
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('林屿 Lin Yu');
  await page.getByRole('textbox', { name: words.password, exact: true }).fill('Vessel2027');
  await page.getByRole('textbox', { name: words.again }).fill('Vessel2027');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(/\/orders/);
}

/** Fills in the certification, brings the license, and sends it. */
async function certify(page: Page, { words, company, uscc, owner }: Of) {
  await page.goto('/personal');
  const panel = page.getByRole('region', { name: words.certification, exact: true });
  await panel.getByRole('button', { name: words.apply, exact: true }).click();
  for (const [label, value] of [
    [words.asLicensed, company],
    [words.number, uscc],
    [words.legal, '林屿'],
    [words.address, '宁波市鄞州区江南路 288 号'],
    [words.contact, '林屿'],
    [words.contactPhone, owner],
  ] as const)
    await panel.getByRole('textbox', { name: label, exact: true }).fill(value);
  await panel.getByLabel(words.licence).setInputFiles(PAPER);
  await expect(panel.getByText(words.uploaded)).toBeAttached();
  await panel.getByRole('button', { name: words.submit }).click();
  await expect(panel.getByText(words.inReview)).toBeVisible();
  return panel;
}

test.use({ story: 'personal' });

for (const locale of walkedIn('en-US', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const of = OF[locale];
    const { words, colleague, company } = of;

    test('a company is certified, and a colleague comes in by a code and is shut out while her page is open', async ({
      page,
      newPage,
      server,
    }) => {
      await register(page, of);
      const panel = await certify(page, of);

      // Staff decide; the open page hears of it.
      const staff = await apiOf(server.url, STAFF);
      const decide = async (decision: 'approve' | 'return', more: object = {}) => {
        const { records } = await staff.call(user.applicationPage, { keyword: company, state: 1 });
        const id = records[0]?.id ?? 0;
        await staff.call(user.decideApplication, { kind: 'certification', id, decision, ...more });
      };
      await decide('return', { reason: 'seal', reasons: [{ field: 'licenceFileId', reason: 'the seal is cut off' }] });
      await expect(panel.getByText('the seal is cut off')).toBeVisible();
      await panel.getByRole('button', { name: words.resend }).click();
      await panel.getByLabel(words.licence).setInputFiles(PAPER);
      await expect(panel.getByText(words.uploaded)).toBeAttached();
      await panel.getByRole('button', { name: words.submit }).click();
      await expect(panel.getByText(words.inReview)).toBeVisible();
      await decide('approve');
      await expect(panel.getByText(words.approved, { exact: true }).first()).toBeVisible();

      await page.goto('/company');
      await page.getByRole('button', { name: words.invite }).click();
      const dialog = page.getByRole('dialog', { name: words.invite });
      await dialog.getByRole('textbox', { name: words.account }).fill(colleague);
      await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('何苗');
      await dialog.getByRole('button', { name: words.sendInvitation }).click();
      await expect(page.getByRole('table', { name: words.open }).getByText('何苗')).toBeVisible();

      const hers = await newPage();
      const listens = hers.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await hers.goto('/login');
      await hers.getByRole('tab', { name: words.bySms }).click();
      await hers.getByRole('textbox', { name: words.account }).fill(colleague);
      await prove(hers, words, colleague);
      await hers.getByRole('checkbox').check();
      await hers.getByRole('button', { name: words.login, exact: true }).click();
      await expect(hers).toHaveURL(/\/orders/);
      // What is still being asked for would be refused to who is gone.
      await listens;
      await hers.waitForLoadState('networkidle');

      await page.goto('/company');
      const row = page.getByRole('row').filter({ hasText: '何苗' });
      await row.getByRole('button', { name: words.off }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.off }).click();
      await expect(row.getByText(words.isOff)).toBeVisible();
      // Nobody touched her page.
      await expect(hers).toHaveURL(/\/login/);
    });
  });
