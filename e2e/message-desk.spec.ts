import { readFileSync } from 'node:fs';
import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

/** What somebody might write to do harm, each with a harmless word beside it. */
const HTML_CORPUS = JSON.parse(readFileSync(new URL('../test/html-corpus.json', import.meta.url), 'utf8')) as {
  readonly html: string;
  readonly word: string;
}[];

const PER_PAGE = 32;

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    add: '写消息',
    title: '标题',
    text: '正文',
    other: '英文',
    own: '中文',
    all: '全部客户',
    send: '发送',
    settings: '通知设置',
    save: '保存设置',
    saved: '通知设置已保存',
    box: '已放舱（SO） 邮件',
    read: '码头罢工通知',
  },
  {
    locale: 'en-US',
    words: EN,
    add: 'Write a message',
    title: 'Title',
    text: 'Text',
    other: 'English',
    own: 'Chinese',
    all: 'All customers',
    send: 'Send',
    settings: 'Notification settings',
    save: 'Save settings',
    saved: 'Notification settings are saved',
    box: 'Space confirmed (SO) E-mail',
    read: 'Strike at the terminal',
  },
] as const;

test.use({ story: 'message desk' });

for (const said of SAYS)
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('staff write to all, and a customer reads it at once in his language', async ({ page, newPage }) => {
      const reader = await newPage({ locale: said.locale });
      await logIn(reader, said.words);
      await reader.goto('/messages');
      await logIn(page, said.words, STAFF);
      await page.goto('/backstage/messages');
      await page.getByRole('button', { name: said.add }).click();
      await page.getByRole('radio', { name: said.all }).check();
      for (const [tab, title, text] of [
        [said.own, '码头罢工通知', '洛杉矶码头 12 月 1 日罢工'],
        [said.other, 'Strike at the terminal', 'Los Angeles strikes on 1 December'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('textbox', { name: said.title }).fill(title);
        await page.getByRole('textbox', { name: said.text }).fill(text);
      }
      await page.getByRole('button', { name: said.send, exact: true }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: said.send }).click();
      await expect(reader.getByRole('button', { name: new RegExp(said.read) }).first()).toBeVisible();
    });

    test('a reader says what is mailed, and it stays so', async ({ page }) => {
      await logIn(page, said.words);
      await page.goto('/messages');
      await page.getByRole('button', { name: said.settings }).click();
      const box = page.getByRole('checkbox', { name: said.box });
      await box.uncheck();
      await page.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.saved)).toBeVisible();
      await page.reload();
      await expect(box).not.toBeChecked();
      await box.check();
      await page.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.saved)).toBeVisible();
    });
  });

test('what is written to do harm is kept so that a browser has nothing to refuse and runs nothing', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const reader = await apiOf(baseURL ?? '');
  const writer = await apiOf(baseURL ?? '', STAFF);
  const [row] = (await reader.call(contract.message.messagePage, { size: 1 })).records;
  let shown = '';
  await page.addInitScript(() => {
    Object.assign(window, { refused: 0 });
    document.addEventListener('securitypolicyviolation', () => {
      (window as unknown as { refused: number }).refused += 1;
    });
  });
  await page.route(`**${contract.message.messageDetail.path}*`, (route) => {
    const head = { id: row?.id ?? 1, messageTypeStr: 'x', messageTitle: 'x', createTime: row?.createTime ?? '' };
    const standing = { snoozedUntil: null, link: null };
    return route.fulfill({ json: { code: '1', message: '', data: { ...head, ...standing, message: shown } } });
  });
  await logIn(page, ZH);
  const marks = () =>
    page.evaluate(() => {
      const { refused, __hit } = window as unknown as { refused: number; __hit?: number };
      return { refused, hit: __hit };
    });
  // Many on one page, each as the server would keep it by itself.
  for (let from = 0; from < HTML_CORPUS.length; from += PER_PAGE) {
    const some = HTML_CORPUS.slice(from, from + PER_PAGE);
    const kept = [];
    for (const { html } of some)
      kept.push((await writer.call(contract.message.previewBroadcast, { htmlCn: html })).htmlCn);
    shown = kept.join('');
    await page.goto(`/messages?id=${row?.id}`);
    for (const { word } of some) await expect(page.getByText(word, { exact: true })).toBeVisible();
    expect(await marks(), `from ${from}`).toEqual({ refused: 0, hit: undefined });
  }
});
