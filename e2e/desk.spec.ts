import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, CUSTOMER, logIn, OTHER_CUSTOMER, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { user } = contract;
const SAID = {
  'zh-CN': {
    ...ZH,
    ...{
      company: '宁波昊屿家居有限公司',
      take: /^领取/,
      giveBack: /^退回 /,
      back: '退回并说明原因',
      reason: /^退回原因/,
    },
    ...{ approve: '通过', returned: '企业认证已退回', approved: '企业认证已通过' },
  },
  'en-US': {
    ...EN,
    ...{ company: 'Wenzhou Outai Hardware Co., Ltd.', take: /^Take /, giveBack: /^Give back /, reason: /^Reason/ },
    ...{ back: 'Return with a reason', approve: 'Approve' },
    returned: 'Your application for certification is returned',
    approved: 'Your application for certification is approved',
  },
} as const;

/** Whose window it is in each language, and what his company applies with. */
const COMPANY = {
  'zh-CN': { account: CUSTOMER, kind: 'mainland', companyName: '宁波昊屿家居有限公司', uscc: '91350100M000100Y43' },
  'en-US': {
    account: OTHER_CUSTOMER,
    kind: 'overseas',
    companyName: '温州瓯泰五金有限公司',
    registrationNo: 'HK-2026',
  },
} as const;

/** The company applies, as its own page does. */
async function apply(base: string, { account, ...company }: (typeof COMPANY)[keyof typeof COMPANY]) {
  const { call } = await apiOf(base, account);
  const file = new File(['%PDF-1.7 a paper'], 'licence.pdf', { type: 'application/pdf' });
  const { fileId } = await call(user.uploadFile, { file, folder: 'papers' });
  const asked = { licenceFileId: fileId, legalPerson: '陈蔚', address: '宁波', contact: '陈蔚', phone: account };
  await call(user.applyCertification, { ...company, ...asked });
}

test.use({ story: 'the desk' });

for (const locale of ['zh-CN', 'en-US'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];
    const company = COMPANY[locale];

    test('papers are taken, returned and approved, and the open page of the customer hears of it', async ({
      page,
      newPage,
      server,
    }) => {
      await logIn(page, words, company.account);
      await apply(server.url, company);
      const staff = await newPage({ locale });
      await logIn(staff, words, STAFF);
      await expect(staff).toHaveURL(/\/backstage$/);
      const row = staff.getByRole('row').filter({ hasText: words.company });
      await row.getByRole('button', { name: words.take }).click();
      await expect(row.getByRole('button', { name: words.giveBack })).toBeVisible();
      await row.getByRole('button', { name: words.company, exact: true }).click();
      await staff.getByRole('button', { name: words.back }).click();
      const dialog = staff.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.reason }).fill('OK 2026');
      await dialog.getByRole('button', { name: words.back }).click();
      await expect(page.getByText(words.returned).first()).toBeVisible();

      await apply(server.url, company);
      await staff.getByRole('button', { name: words.approve, exact: true }).click();
      await staff.getByRole('alertdialog').getByRole('button', { name: words.approve, exact: true }).click();
      await expect(page.getByText(words.approved).first()).toBeVisible();
    });
  });
