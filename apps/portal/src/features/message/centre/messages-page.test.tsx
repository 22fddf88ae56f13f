import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { messageAnswers } from '../../../testing/sample-messages.ts';

const {
  messagePage,
  readMessages,
  deleteMessages,
  restoreMessages,
  deleteReadMessages,
  snoozeMessages,
  readAllMessages,
} = contract.message;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const told = vi.fn<(what: string, input: unknown) => void>();

beforeEach(() => {
  told.mockClear();
  const done = (what: string) => (input: unknown) => {
    told(what, input);
    return { unread: 2 };
  };
  server.use(
    mock(readMessages, done('read')),
    mock(readAllMessages, done('readAll')),
    mock(deleteMessages, done('delete')),
    mock(restoreMessages, done('restore')),
    mock(snoozeMessages, done('snooze')),
    mock(deleteReadMessages, () => ({ deleted: 2, ids: [4, 5] })),
    ...messageAnswers('zh-CN'),
  );
});
const page = async (path = '/messages') => {
  const opened = await open(path, { as: chenWei });
  return { ...opened, list: within(await screen.findByRole('region', { name: '消息列表' }, SOON)) };
};

it('opens a message, which marks it read, and leads to its order', async () => {
  const { person, path, list } = await page();
  await person.click(await list.findByRole('button', { name: /COSU6412098730/ }, SOON));
  const reading = within(screen.getByRole('region', { name: '消息内容' }));
  expect(await reading.findByRole('link', { name: '打开订单' }, SOON)).toHaveAttribute(
    'href',
    '/orders?keyword=MB26S01873',
  );
  await waitFor(() => expect(told).toHaveBeenCalledWith('read', { ids: [1] }));
  expect(path()).toBe('/messages?id=1');
});

it('looks at a kind, at words, and says when there is nothing', async () => {
  const { person, path, list } = await page();
  await person.click(await screen.findByRole('link', { name: /^运价 ?1/ }, SOON));
  expect(path()).toBe('/messages?type=rates');
  await waitFor(() => expect(list.queryByRole('button', { name: /COSU6412098730/ })).toBeNull());
  await person.type(screen.getByRole('searchbox'), '没有的编号');
  expect(await screen.findByText('没有找到消息', {}, SOON)).toBeVisible();
});

it('keeps an opened one in the unread list, with its order and until later, until it is filtered anew', async () => {
  let read = false;
  const unread = { sort: 'unread', type: 'papers', summary: '', link: null, snoozedUntil: null } as const;
  const row = (id: number) => ({ ...unread, id, messageTypeStr: '单证', createTime: '2026-11-20T09:12:00+08:00' });
  const rows = [1, 2, 3].map((id) => ({ ...row(id), messageTitle: `草单 ${id}`, read: false }));
  server.use(
    mock(readMessages, () => {
      read = true;
      return { unread: 2 };
    }),
    mock(messagePage, (asked) => {
      const records = rows.filter(({ id }) => !(asked.unread && read && id === 2));
      return { records, total: records.length, unread: records.length };
    }),
  );
  const { person, list } = await page('/messages?box=unread');
  await person.click(await list.findByRole('button', { name: /草单 2/ }, SOON));
  await waitFor(() => expect(read).toBe(true));
  await waitFor(() => expect(list.getByRole('button', { name: /草单 2/ })).not.toHaveAccessibleName(/未读/));
  expect(list.getAllByRole('button', { name: /草单/ }).map(({ textContent }) => textContent)).toHaveLength(3);
  expect(list.getAllByRole('button', { name: /草单/ })[1]).toHaveAccessibleName(/草单 2/);
  expect(await screen.findByRole('link', { name: '打开订单' }, SOON)).toBeVisible();
  await person.selectOptions(screen.getByLabelText('排序'), 'newest');
  await waitFor(() => expect(list.queryByRole('button', { name: /草单 2/ })).toBeNull());
});

it('looks between days, which its address says, and opens one in a window', async () => {
  const { person, list } = await page('/messages?from=2026-11-19&to=2026-11-19&id=4');
  expect(await list.findByRole('button', { name: /关注的运价/ }, SOON)).toBeVisible();
  expect(list.queryByRole('button', { name: /COSU6412098730/ })).toBeNull();
  const days = within(screen.getByRole('group', { name: '时间' }));
  const [first] = days.getAllByRole('combobox');
  expect(first).toHaveValue('2026-11-19');
  await person.click(await screen.findByRole('button', { name: '在窗口中打开' }));
  expect(await screen.findByRole('dialog', {}, SOON)).toHaveTextContent('关注的运价降了');
});

it('takes a message away, and brings it back', async () => {
  const { person, path } = await page('/messages?id=2');
  await person.click(await screen.findByRole('button', { name: '删除' }, SOON));
  await person.click(await screen.findByRole('button', { name: '撤销' }, SOON));
  await waitFor(() => expect(told.mock.calls.map(([what]) => what)).toEqual(['delete', 'restore']));
  expect(told).toHaveBeenLastCalledWith('restore', { ids: [2] });
  expect(path()).toBe('/messages');
  await person.click(screen.getByRole('button', { name: '删除已读' }));
  expect(await screen.findByText('已删除 2 条消息', {}, SOON)).toBeVisible();
});

it('puts one off, marks all read, and says what failed', async () => {
  const { person } = await page('/messages?id=3');
  await person.click(await screen.findByRole('button', { name: '一小时后提醒' }, SOON));
  await waitFor(() => expect(told).toHaveBeenCalledWith('snooze', { ids: [3], until: expect.stringMatching(/Z$/) }));
  server.use(mockError(readAllMessages, { message: '稍后再试' }));
  await person.click(screen.getByRole('button', { name: '全部标为已读' }));
  expect(await screen.findByText('稍后再试', {}, SOON)).toBeVisible();
});

it('tells of what is unread under the bell, and leads to it', async () => {
  const { person, path } = await page();
  const bell = await screen.findByRole('button', { name: '消息' }, SOON);
  await waitFor(() => expect(bell).toHaveAccessibleDescription(/\d+ 条未读/));
  await person.click(bell);
  const popup = within(await screen.findByRole('dialog', { name: '消息' }, SOON));
  expect(popup.getByRole('button', { name: /宁波港部分泊位/ })).toBeVisible();
  await person.click(popup.getByRole('tab', { name: /^消息/ }));
  await person.click(popup.getByRole('button', { name: /订舱 MB26S01702 已放舱/ }));
  expect(path()).toBe('/messages?id=2');
  await waitFor(() => expect(told).toHaveBeenCalledWith('read', { ids: [2] }));
});
