import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, CUSTOMER, logIn, OTHER_CUSTOMER, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { user } = contract;
/** Of the forwarder's people, who issues drafts and answers questions. */
const PAPERS = '13700137002';
const SAID = {
  'zh-CN': {
    ...ZH,
    company: '宁波昊屿家居有限公司',
    papers: '企业认证',
    take: /^领取/,
    giveBack: /^退回 /,
    back: '退回并说明原因',
    reason: /^退回原因/,
    ask: '我要咨询',
    question: /^问题/,
    send: '提交咨询',
    waits: '待答复',
    answered: '已答复',
    answer: /^答复/,
    sendAnswer: '发送答复',
    consult: '在线咨询',
    called: '称呼',
    consulted: /咨询已提交/,
    approve: '通过',
    returned: '企业认证已退回',
    approved: '企业认证已通过',
  },
  'en-US': {
    ...EN,
    company: 'Wenzhou Outai Hardware Co., Ltd.',
    papers: 'Certification',
    take: /^Take /,
    giveBack: /^Give back /,
    reason: /^Reason/,
    back: 'Return with a reason',
    approve: 'Approve',
    ask: 'Ask a question',
    question: /^Question/,
    send: 'Send question',
    waits: 'Waiting for an answer',
    answered: 'Answered',
    answer: /^Answer/,
    sendAnswer: 'Send answer',
    consult: 'Chat',
    called: 'Your name',
    consulted: /has been sent/,
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

/** Answers the question that has these words. */
async function answerAs(staff: Page, words: (typeof SAID)[keyof typeof SAID], question: string, answer: string) {
  await staff.goto('/backstage/inquiries');
  const row = staff.getByRole('row').filter({ hasText: question });
  await row.getByRole('button').first().click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.answer }).fill(answer);
  await dialog.getByRole('button', { name: words.sendAnswer }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
}

test.use({ story: 'the desk' });

for (const locale of walkedIn('zh-CN', ['zh-CN', 'en-US'] as const))
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
      await staff.getByRole('button', { name: new RegExp(`^${words.papers}`) }).click();
      const row = staff.getByRole('row').filter({ hasText: words.company }).filter({ hasText: words.papers });
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

    test('a question is answered, and the open page of who asked shows it', async ({ page, newPage }) => {
      const question = `Space for a 40HQ to USLAX, ${locale}?`;
      const answer = `Two left on 26 November, ${locale}.`;
      await logIn(page, words, company.account);
      await page.goto('/inquiry');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.ask }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: words.question }).fill(question);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form).toBeHidden();
      const asked = main.getByRole('listitem').filter({ hasText: question });
      await expect(asked).toContainText(words.waits);

      // A colleague has the queue open: what the other answers leaves it, and nobody does it twice.
      const colleague = await newPage({ locale });
      await logIn(colleague, words, PAPERS);
      await colleague.goto('/backstage?queue=inquiry');
      const waiting = colleague.getByRole('row').filter({ hasText: question });
      await expect(waiting).toBeVisible();

      const staff = await newPage({ locale });
      await logIn(staff, words, STAFF);
      await answerAs(staff, words, question, answer);
      await expect(asked).toContainText(answer);
      await expect(asked).toContainText(words.answered);
      await expect(waiting).toHaveCount(0);
    });

    test('a visitor asks on the home page, and staff notes what was said on the telephone', async ({
      page,
      newPage,
    }) => {
      const question = `Rates to DEHAM, ${locale}?`;
      await page.goto('/index');
      await page.getByRole('button', { name: words.consult }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: words.question }).fill(question);
      await form.getByRole('textbox', { name: words.called }).fill('Li Xiang');
      await form.getByRole('textbox', { name: words.account }).fill('13922220117');
      await form.getByRole('slider').press('End');
      await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', /验证通过|Verified/);
      await form.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.consulted)).toBeVisible();

      const staff = await newPage({ locale });
      await logIn(staff, words, STAFF);
      await answerAs(staff, words, question, 'Called back.');
    });
  });
