import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { prove } from './outbox.ts';
import { logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { content, user } = contract;
const SAID = {
  'zh-CN': {
    ...ZH,
    words: '仓库代码、邮编、城市或地址',
    wrong: '资料有误或过时？告诉我们',
    form: '意见反馈',
    name: /^称呼/,
    phone: /^电话/,
    email: /^邮箱/,
    content: /^反馈内容/,
    byMail: /^邮箱/,
    portal: /^只在门户看/,
    sendFeedback: '提交反馈',
    arrived: '反馈已收到',
    answer: /^答复/,
    sendAnswer: '发送答复',
    answered: '已答复',
    waits: '待答复',
    told: '您的咨询已答复',
    code: '短信验证码',
    send: '发送验证码',
    register: '注册',
    company: '公司名称',
    person: '姓名',
    again: '确认密码',
    warehouse: '相关仓库',
  },
  'en-US': {
    ...EN,
    words: 'Warehouse code, zip, city or address',
    wrong: 'Something wrong or out of date? Tell us',
    form: 'Feedback',
    name: /^Name/,
    phone: /^Phone/,
    email: /^E-mail/,
    content: /^What happened/,
    byMail: /^By e-mail/,
    portal: /^On the portal only/,
    sendFeedback: 'Send feedback',
    arrived: 'Your feedback has arrived',
    answer: /^Answer/,
    sendAnswer: 'Send answer',
    answered: 'Answered',
    waits: 'Waiting for an answer',
    told: 'Your question has been answered',
    code: 'SMS code',
    send: 'Send code',
    register: 'Register',
    company: 'Company',
    person: 'Name',
    again: 'Repeat password',
    warehouse: 'Warehouse',
  },
} as const;
type Said = (typeof SAID)[keyof typeof SAID];

const WHO = {
  'zh-CN': {
    phone: '15900159061',
    email: 'visitor.zh@example.com',
    says: '夜里 22 点以后不放行',
    answer: '已核实，更正为 06:00–22:00。',
  },
  'en-US': {
    phone: '15900159062',
    email: 'visitor.en@example.com',
    says: 'Closed after 22:00',
    answer: 'True: it is corrected.',
  },
} as const;
type Who = (typeof WHO)[keyof typeof WHO];

/** Finds a warehouse and says something of it, as anybody may. */
async function tell(page: Page, words: Said, { phone, email, says }: Who, way: RegExp): Promise<void> {
  await page.goto('/fba');
  await page.getByRole('main').getByRole('textbox', { name: words.words }).fill('92551');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: /^ONT8/ }).first().click();
  await page.getByRole('link', { name: words.wrong }).click();
  const form = page.getByRole('form', { name: words.form });
  await expect(form.getByRole('combobox', { name: words.warehouse })).toHaveValue('ONT8');
  await form.getByRole('textbox', { name: words.name }).fill('李想 Li Xiang');
  await form.getByRole('textbox', { name: words.phone }).fill(phone);
  await form.getByRole('textbox', { name: words.email }).fill(email);
  await form.getByRole('textbox', { name: words.content }).fill(says);
  await form.getByRole('radio', { name: way }).check();
  await form.getByRole('slider').press('End');
  await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', /验证通过|Verified/);
  const kept = page.waitForResponse((answer) => answer.url().endsWith(content.saveFeedback.path));
  await form.getByRole('button', { name: words.sendFeedback }).click();
  expect((await (await kept).json()).code).toBe('1');
  await expect(form.getByText(words.arrived)).toBeVisible();
}

/** Staff read it where they read the other questions, and answer. */
async function reply(staff: Page, words: Said, { says, answer }: Who): Promise<void> {
  await logIn(staff, words, STAFF);
  await staff.goto('/backstage/inquiries?topic=feedback');
  const row = staff.getByRole('row').filter({ hasText: says });
  await row.getByRole('button').first().click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText('ONT8', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: words.answer }).fill(answer);
  const sent = staff.waitForResponse((one) => one.url().endsWith(user.answerInquiry.path));
  await dialog.getByRole('button', { name: words.sendAnswer }).click();
  expect((await (await sent).json()).code).toBe('1');
  await expect(row).toHaveCount(0);
}

async function register(page: Page, words: Said, { phone }: Who): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: words.account }).fill(phone);
  await prove(page, words, phone);
  await page.getByRole('textbox', { name: words.company }).fill('Ningbo Lixiang Trade');
  await page.getByRole('textbox', { name: words.person, exact: true }).fill('李想 Li Xiang');
  await page.getByRole('textbox', { name: words.password, exact: true }).fill('Vessel2027');
  await page.getByRole('textbox', { name: words.again }).fill('Vessel2027');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(/\/orders/);
}

test.use({ story: 'feedback' });

test.describe('in zh-CN', () => {
  test.use({ locale: 'zh-CN' });

  test('what a visitor says of a warehouse is answered by mail, and under the questions of the member he becomes', async ({
    page,
    newPage,
  }) => {
    const [words, who] = [SAID['zh-CN'], WHO['zh-CN']];
    await tell(page, words, who, words.byMail);
    await reply(await newPage(), words, who);
    await expect
      .poll(async () => (await page.request.get('/dev/outbox')).text(), { message: 'the mail with the answer' })
      .toContain(who.answer);
    await register(page, words, who);
    await page.goto('/inquiry');
    const asked = page.getByRole('listitem').filter({ hasText: who.says });
    await expect(asked.getByText(words.answered, { exact: true })).toBeVisible();
    await expect(asked.getByText(who.answer)).toBeVisible();
  });
});

test.describe('in en-US', () => {
  test.use({ locale: 'en-US' });

  test('who has registered meanwhile is told at once, and the answer is on the open page', async ({
    page,
    newPage,
  }) => {
    const [words, who] = [SAID['en-US'], WHO['en-US']];
    await tell(page, words, who, words.portal);
    await register(page, words, who);
    await page.goto('/inquiry');
    const asked = page.getByRole('listitem').filter({ hasText: who.says });
    await expect(asked.getByText(words.waits, { exact: true })).toBeVisible();
    await reply(await newPage(), words, who);
    await expect(page.getByText(words.told).first()).toBeVisible();
    await expect(asked.getByText(who.answer)).toBeVisible();
    expect(await (await page.request.get('/dev/outbox')).text()).not.toContain(who.email);
  });
});
