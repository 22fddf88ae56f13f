import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages as words } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { FOLDERS, MESSAGES, NOW } from './fixtures.ts';
import { MessageCentre } from './message-centre.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={words} timeZone="Asia/Shanghai">
    {children}
  </LadingProvider>
);
const given = () => ({
  folders: [FOLDERS['zh-CN']],
  messages: MESSAGES['zh-CN'],
  now: NOW,
  onSelect: vi.fn(),
  onBack: vi.fn(),
});

conforms('MessageCentre', <MessageCentre {...given()}>正文</MessageCentre>, { ref: HTMLDivElement });

it('puts its lines under days, says what is unread, and opens one', async () => {
  const props = given();
  render(<MessageCentre {...props}>正文</MessageCentre>, { wrapper });
  const lists = within(screen.getByRole('region', { name: '消息列表' }));
  const under = (name: string) => within(lists.getByRole('list', { name })).getAllByRole('button').length;
  expect([under('今天'), under('昨天'), under('更早')]).toEqual([2, 1, 1]);
  const [first] = lists.getAllByRole('button');
  expect(first).toHaveAccessibleName(/^费用 ?未读 ?09:20 ?ST26110012/);
  await userEvent.click(screen.getByRole('button', { name: /关注的运价/ }));
  expect(props.onSelect).toHaveBeenCalledWith(MESSAGES['zh-CN'][3]);
  expect(screen.getByRole('button', { name: /关注的运价/ })).not.toHaveAccessibleName(/未读/);
});

it('puts a line under what it says of itself, with its day beside it where a clock alone would not do', () => {
  const [first, , third] = MESSAGES['zh-CN'];
  if (!first || !third) throw new Error('the samples have lines');
  const messages = [first, { ...third, under: '还没有人发言' }];
  render(
    <MessageCentre {...given()} messages={messages}>
      正文
    </MessageCentre>,
    { wrapper },
  );
  const silent = within(screen.getByRole('list', { name: '还没有人发言' }));
  expect(silent.getByRole('button')).toHaveTextContent('11-19');
  expect(screen.queryByRole('list', { name: '昨天' })).toBeNull();
});

it('goes back to its lines from an open message', async () => {
  const props = given();
  render(
    <MessageCentre {...props} selected={2}>
      正文
    </MessageCentre>,
    { wrapper },
  );
  expect(screen.getByRole('button', { name: /草单第 3 版/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: '返回列表' }));
  expect(props.onBack).toHaveBeenCalledOnce();
});

it('folds its filters on a phone behind a button that says whether they are open', async () => {
  const { rerender } = render(
    <MessageCentre {...given()} tools={<input aria-label="关键词" />} filters={<input aria-label="排序" />}>
      正文
    </MessageCentre>,
    { wrapper },
  );
  const fold = screen.getByRole('button', { name: '筛选', hidden: true });
  const filters = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(filters).toContainElement(screen.getByLabelText('排序'));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(filters).not.toHaveAttribute('data-unfolded');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(filters).toHaveAttribute('data-unfolded');
  rerender(
    <MessageCentre {...given()} key="set" filters={<input aria-label="排序" />} filtered>
      正文
    </MessageCentre>,
  );
  expect(screen.getByRole('button', { name: '筛选', hidden: true })).toHaveAttribute('aria-expanded', 'true');
});
