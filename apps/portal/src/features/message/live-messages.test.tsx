import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';

const { server, open } = portalTests();
const message = {
  id: 9,
  messageTypeStr: '单证',
  messageTitle: '提单已确认',
  message: '<p>COSU6412098730</p>',
  createTime: '2026-11-20T09:48:00+08:00',
};

async function hear() {
  const read = vi.fn(() => ({ ...message, snoozedUntil: null, link: null }));
  const toDos = vi.fn(() => ({ records: [], total: 0 }));
  server.use(mock(contract.message.messageDetail, read), mock(contract.user.toDoList, toDos));
  const page = await open('/orders', { as: chenWei });
  await screen.findByRole('heading', { name: '订单管理' });
  await waitFor(() => expect(FakeSocket.all[0]?.sent).toContainEqual({ cmd: 'login', text: chenWei.token }));
  await waitFor(() => expect(toDos).toHaveBeenCalledOnce());
  act(() => FakeSocket.all[0]?.say({ cmd: 'notice_msg', msg: { data: message } }));
  return { ...page, read, toDos };
}

it('pops up, refreshes what it may have changed, and is read when it is closed', async () => {
  const { person, read, toDos } = await hear();
  expect(FakeSocket.all[0]?.url).toMatch(/\/ws\/socket\/cn$/);
  expect(await screen.findByText('提单已确认')).toBeInTheDocument();
  await waitFor(() => expect(toDos).toHaveBeenCalledTimes(2));
  expect(read).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(read).toHaveBeenCalledWith({ id: 9 }));
});

it('opens its details in a window', async () => {
  const { person, read } = await hear();
  await person.click(await screen.findByRole('button', { name: '查看详情' }));
  expect(await screen.findByText('COSU6412098730')).toBeInTheDocument();
  expect(read).toHaveBeenCalledOnce();
});

it('does not tell a page of its own doing', async () => {
  const { client, toDos, person } = await hear();
  await person.click(await screen.findByRole('button', { name: '关闭' }));
  const own = { ...message, id: 10, messageTitle: '本页已确认', page: client.page };
  act(() => FakeSocket.all[0]?.say({ cmd: 'notice_msg', msg: { data: own } }));
  await waitFor(() => expect(toDos).toHaveBeenCalledTimes(3));
  expect(screen.queryByText('本页已确认')).not.toBeInTheDocument();
});

it('leaves without a press when the server shuts the session out', async () => {
  const { path } = await hear();
  const asked = vi.fn(() => false);
  server.use(mock(contract.user.checkToken, asked));
  act(() => FakeSocket.all[0]?.onclose?.({ code: 4401 }));
  await waitFor(() => expect(path()).toMatch(/^\/login/));
  expect(asked).toHaveBeenCalledOnce();
});

it('stops listening at logout', async () => {
  const { session } = await hear();
  const socket = FakeSocket.all[0];
  const close = vi.spyOn(socket as FakeSocket, 'close');
  act(() => session.logout());
  await waitFor(() => expect(close).toHaveBeenCalled());
});
