import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages as texts } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { MessagePopup, type MessagePopupProps } from './message-popup.tsx';

const calls = () => ({ onOpen: vi.fn(), onMore: vi.fn(), onClear: vi.fn() });
const LISTS: Pick<MessagePopupProps, 'notices' | 'messages' | 'tasks'> = {
  notices: {
    items: [{ id: 1, type: '公告', time: '08:00', title: '12 月 1 日起加收旺季附加费', text: '每 40HQ USD 300' }],
  },
  messages: {
    items: [
      { id: 2, title: '草单第 3 版已到' },
      { id: 3, title: '已放舱', unread: false },
    ],
  },
  tasks: {
    items: [
      { id: 4, title: '核对草单', text: '截单 11-21 17:00', status: 'expiring' },
      { id: 5, title: '改单', status: 'inProgress' },
      { id: 6, title: '提交补料', status: 'notStarted' },
    ],
  },
};

conforms('MessagePopup', <MessagePopup {...LISTS} {...calls()} open />, {
  ref: HTMLDivElement,
  also: [{ defaultTab: 'tasks' }],
  portal: true,
});

function show(props: Partial<MessagePopupProps> = {}) {
  const heard = calls();
  render(
    <LadingProvider locale="zh-CN" messages={texts}>
      <header>
        <MessagePopup {...LISTS} {...heard} {...props} />
      </header>
    </LadingProvider>,
  );
  return heard;
}
const bell = () => screen.getByRole('button', { name: '消息' });
const popup = () => screen.findByRole('dialog', { name: '消息' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('says on the bell how many are unread', () => {
  show();
  expect(bell()).toHaveAccessibleDescription('5 条未读');
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
});

it('has three tabs, walked by arrow keys, and colours the third by status, with glyph and word', async () => {
  const user = userEvent.setup();
  show();
  await user.click(bell());
  expect(await popup()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tab', { name: /通知/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /消息/, selected: true })).toHaveTextContent('消息1');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /通知/, selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: /任务/, selected: true })).toHaveFocus();
  const lines = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '即将到期核对草单截单 11-21 17:00',
    '进行中改单',
    '未开始提交补料',
  ]);
  expect(lines.map((line) => line.querySelector('[data-status]')?.getAttribute('data-status'))).toEqual([
    'expiring',
    'inProgress',
    'notStarted',
  ]);
  expect(lines.every((line) => line.querySelector('[data-status] > svg'))).toBe(true);
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: /通知/, selected: true })).toHaveFocus();
});

it('says of what is told what kind of thing it is, and when', () => {
  show({ open: true });
  expect(screen.getByRole('button', { name: /^公告.*08:00.*加收旺季附加费.*USD 300$/ })).toBeVisible();
});

it('opens a line by key and closes, with the focus back on the bell', async () => {
  const user = userEvent.setup();
  const { onOpen } = show({ defaultTab: 'tasks' });
  await user.click(bell());
  await popup();
  screen.getByRole('button', { name: /改单/ }).focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(LISTS.tasks.items[1], 'tasks');
  await gone();
  expect(bell()).toHaveFocus();
  await user.keyboard('{Enter}');
  await popup();
  screen.getByRole('button', { name: /提交补料/ }).focus();
  await user.keyboard(' ');
  expect(onOpen).toHaveBeenLastCalledWith(LISTS.tasks.items[2], 'tasks');
  await gone();
});

it('goes to the whole list and clears the tab it is on', async () => {
  const user = userEvent.setup();
  const { onMore, onClear } = show({ defaultTab: 'messages' });
  await user.click(bell());
  await user.click(await screen.findByRole('button', { name: '清空' }));
  expect(onClear).toHaveBeenCalledExactlyOnceWith('messages');
  expect(await popup()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '更多' }));
  expect(onMore).toHaveBeenCalledExactlyOnceWith('messages');
  await gone();
});

it('closes by Escape and by a press beside it', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  show({ onOpenChange });
  await user.click(bell());
  await popup();
  await user.keyboard('{Escape}');
  await gone();
  expect(bell()).toHaveFocus();
  await user.click(bell());
  await popup();
  await user.click(document.body);
  await gone();
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it('says that nothing is here, that it is on its way, and that it failed', async () => {
  const onRetry = vi.fn();
  const { onClear } = show({
    open: true,
    notices: { items: [] },
    messages: { items: [], state: 'loading' },
    tasks: { items: [], state: 'error', error: { message: '请求异常', onRetry } },
  });
  expect(await screen.findByText('没有通知')).toBeInTheDocument();
  expect(bell()).not.toHaveAccessibleDescription(expect.stringContaining('未读'));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: '消息' }));
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  await userEvent.click(screen.getByRole('tab', { name: '任务' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请求异常');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
