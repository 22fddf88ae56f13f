import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { WEB_STATUS } from '@lading/validators/bill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeSocket } from '../../../testing/fake-socket.ts';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { sampleOrders } from '../../../testing/sample-answers.ts';
import { reviewing } from '../../../testing/sample-review.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { server, open } = portalTests();
const { order, message } = contract;
const { status } = WORDS['zh-CN'];
const SOON = { timeout: 20_000 };
const NOTICE = { messageTypeStr: '单证', message: '', createTime: '2026-11-20T09:48:00+08:00' };

/** A review in which one change is asked for, and a server that keeps that it was sent. */
async function review() {
  let webStatus: 4 | 5 = WEB_STATUS.copyReady;
  server.use(
    ...reviewing('zh-CN'),
    mock(order.blType, 1),
    mock(order.blFile, '/files/sample.svg'),
    mock(order.blLog, { records: [], total: 0 }),
    mock(message.messageDetail, { ...NOTICE, id: 9, messageTitle: '', snoozedUntil: null, link: null }),
    mock(order.orderPage, (input) => {
      const { records, total } = sampleOrders('zh-CN', input);
      const own = { webStatus, webStatusName: status[webStatus] };
      return { records: records.map((row) => (row.bookingId === 1702 ? { ...row, ...own } : row)), total };
    }),
    mock(order.submitBlChanges, () => {
      webStatus = WEB_STATUS.changeRequested;
      return { list: [] };
    }),
  );
  const page = await open('/orders?review=1702&tab=compare', { as: chenWei });
  const dialog = await screen.findByRole('dialog', { name: 'COPY确认' }, SOON);
  await within(dialog).findAllByRole('article', {}, SOON);
  const hear = (id: number, messageTitle: string, by?: string) =>
    act(() => FakeSocket.all[0]?.say({ cmd: 'notice_msg', msg: { data: { ...NOTICE, id, messageTitle, page: by } } }));
  const send = async () => {
    await page.person.click(await within(dialog).findByRole('button', { name: '提交改单 (1)' }, SOON));
    await waitFor(() => expect(document.querySelectorAll('[data-kind=success]')).toHaveLength(1));
  };
  return { ...page, dialog, send, hear };
}

it('says in the head at once that changes were asked for, when they are sent', async () => {
  const { dialog, send } = await review();
  const [head] = within(dialog).getAllByText(status[4]);
  expect(head).toBeVisible();
  await send();
  expect(await within(dialog).findByText(status[5])).toBeVisible();
  expect(within(dialog).queryByText(status[4])).toBeNull();
}, 60_000);

it('tells of one event by one notice: here where it was done, by a pop-up where somebody else did it', async () => {
  const { client, person, send, hear } = await review();
  await send();
  // The push of the same sending comes back to the page that sent.
  hear(10, '改单已提交', client.page);
  expect(screen.queryByText('改单已提交')).toBeNull();
  expect(document.querySelectorAll('[data-kind]:is([data-component=NoticeRegion] *)')).toHaveLength(1);
  // What a colleague did comes once, also where a connection that breaks tells it twice.
  hear(11, '草单第 4 版已出', 'another page');
  hear(11, '草单第 4 版已出', 'another page');
  expect(await screen.findByText('草单第 4 版已出')).toBeVisible();
  await person.click(
    within(document.querySelector('[data-component=MessageAlert]') as HTMLElement).getByRole('button', {
      name: '关闭',
    }),
  );
  await waitFor(() => expect(screen.queryByText('草单第 4 版已出')).toBeNull());
}, 60_000);
