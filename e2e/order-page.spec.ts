import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, bookingOf, CUSTOMER, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { order } = contract;
/** Confirmed, billed, settled, with its guarantee: ready to be released by telex. */
const READY = 'MB26S01749';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    papers: '文件',
    add: '添加文件',
    guarantee: /^电放保函/,
    seen: /已查看：周宁/,
    messages: '消息',
    write: '给单证留言',
    said: '箱单已上传，请核对。',
    answer: '已收到，件数一致。',
    read: /^已读：周宁/,
    packing: /^箱单发票/,
  },
  {
    locale: 'en-US',
    words: EN,
    papers: 'Documents',
    add: 'Add files',
    guarantee: /^Telex guarantee/,
    seen: /Seen by Zhou Ning/,
    messages: 'Messages',
    write: 'Write to the desk',
    said: 'The packing list is up.',
    answer: 'Received, the packages agree.',
    read: /^Read by Zhou Ning/,
    packing: /^Packing list/,
  },
] as const;

test.use({ story: 'order page' });

for (const said of walkedIn('en-US', SAYS))
  test.describe(`in ${said.locale}`, () => {
    test.use({ locale: said.locale });

    test('papers are brought and seen, and both sides talk', async ({ page, server }) => {
      const clerk = await apiOf(server.url);
      const { bookingId } = await bookingOf(clerk, 'COSU6412098730');
      await logIn(page, said.words);
      await page.goto(`/orders/${bookingId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'MB26S01873' })).toBeVisible();

      const papers = page.getByRole('region', { name: said.papers, exact: true });
      const name = `PL-${said.locale}.pdf`;
      await papers
        .getByLabel(said.add)
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      const row = papers.getByRole('row', { name: said.packing });
      await expect(row.first()).toContainText(name);

      // The desk opens it and answers; the page is told without being asked.
      const desk = await apiOf(server.url, STAFF);
      const { list } = await desk.call(order.bookingFiles, { bookingId, kind: 'packingInvoice' });
      const brought = list.find((paper) => paper.name === name);
      if (!brought) throw new Error(`${name} did not arrive`);
      await desk.file(brought.address);

      const chat = page.getByRole('region', { name: said.messages, exact: true });
      await chat.getByRole('textbox', { name: said.write }).fill(said.said);
      await chat.getByRole('textbox', { name: said.write }).press('Enter');
      await expect(chat.getByRole('listitem').last()).toContainText(said.said);
      const { list: talk } = await desk.call(order.chatPage, { bookingId });
      await desk.call(order.readChat, { bookingId, lastId: talk.at(-1)?.id ?? 0 });
      await expect(chat.getByText(said.read)).toBeVisible();
      await desk.call(order.sendChat, { bookingId, text: said.answer, requestId: `answer-${said.locale}` });
      await expect(chat.getByRole('listitem').last()).toContainText(said.answer);
      await page.reload();
      await expect(row.first()).toContainText(said.seen);
    });
  });

test.describe('release', () => {
  test.use({ locale: 'en-US' });

  test('is applied for and granted, and the customer sees it at once', async ({ page, newPage }) => {
    const desk = await newPage({ locale: 'en-US' });
    await logIn(page, EN, CUSTOMER);
    await page.goto(`/orders?keyword=${READY}`);
    await expect(page.getByText(READY).first()).toBeVisible();
    const clerk = await apiOf(new URL(page.url()).origin);
    const { records } = await clerk.call(order.orderPage, { keyword: READY });
    await page.goto(`/orders/${records[0]?.bookingId}`);

    const release = page.getByRole('region', { name: 'Release', exact: true });
    await expect(release.getByText('Nothing is missing')).toBeVisible();
    await release.getByRole('button', { name: 'Ask for release' }).click();
    const form = page.getByRole('form', { name: 'Ask for release' });
    await form.getByRole('checkbox', { name: /agreed release fee/ }).check();
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(release.getByText('Applied', { exact: true })).toBeVisible();

    await logIn(desk, EN, STAFF);
    await desk.goto(`/backstage/releases?keyword=${READY}`);
    await desk.getByRole('button', { name: READY }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take up' }).click();
    await expect(release.getByText('In review', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Telex number' }).fill('TLX-2611-0201');
    await dialog.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(release.getByText('TLX-2611-0201')).toBeVisible();
    await expect(release.getByText('Released', { exact: true })).toBeVisible();
  });
});
