import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { TodoItem, TodoProps, TodoSubject } from './item.ts';
import { TodoPanel } from './todo-panel.tsx';
import { TodoStrip } from './todo-strip.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const item = (subject: TodoSubject, kind: string, title: string): TodoItem => ({ id: title, subject, kind, title });
const ITEMS = [
  item('copy', 'COPY确认', 'COSU6412098730 草单待核对'),
  item('instruction', '补料', '订舱 177EB4402 请提交补料'),
  item('charges', '费用确认', 'MB26S01702 账单待确认'),
];

const still = { onOpen: () => undefined, onLoadMore: () => undefined };
conforms('TodoPanel', <TodoPanel items={ITEMS} total={7} state="ready" {...still} />, { ref: HTMLElement });
conforms('TodoStrip', <TodoStrip items={ITEMS} total={7} state="ready" {...still} />, { ref: HTMLElement });

describe.each([
  ['panel', TodoPanel],
  ['strip', TodoStrip],
])('%s', (_, Todo) => {
  const show = (props: Partial<TodoProps> = {}) => {
    const calls = { onOpen: vi.fn(), onLoadMore: vi.fn() };
    render(<Todo items={ITEMS} total={7} state="ready" {...calls} {...props} />, { wrapper });
    return calls;
  };

  it('is named 待办, carries the total and names each item in full', async () => {
    const { onOpen } = show();
    expect(screen.getByRole('region', { name: '待办' })).toHaveTextContent('7');
    await userEvent.click(screen.getByRole('button', { name: '补料 订舱 177EB4402 请提交补料' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ITEMS[1]);
  });

  it('is walked and used by keys', async () => {
    const { onOpen, onLoadMore } = show();
    screen.getByRole('button', { name: /COPY确认/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /补料/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onOpen.mock.calls).toEqual([[ITEMS[0]], [ITEMS[1]]]);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /加载更多/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('loads more and says how many are left', async () => {
    const { onLoadMore } = show();
    await userEvent.click(screen.getByRole('button', { name: /加载更多.*还有 4 条/ }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('does not ask twice while more are on their way', async () => {
    const { onLoadMore } = show({ loadingMore: true });
    await userEvent.click(screen.getByRole('button', { name: /正在加载中/ }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('ends with 没有更多了', () => {
    show({ total: 3 });
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /加载更多/ })).toBeNull();
  });

  it('says that nothing waits, with the number 0', () => {
    show({ items: [], total: 0 });
    expect(screen.getByText('没有待办')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '待办' })).toHaveTextContent('0');
  });

  it('shows no number before it knows one', () => {
    show({ items: [], total: 0, state: 'loading' });
    expect(screen.getByRole('region', { name: '待办' })).not.toHaveTextContent('0');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  });

  it('says why it failed and tries again', async () => {
    const onRetry = vi.fn();
    show({ items: [], total: 0, state: 'error', error: { message: '请求异常', onRetry } });
    expect(screen.getByRole('alert')).toHaveTextContent('请求异常');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

it.each([
  ['panel', TodoPanel],
  ['strip', TodoStrip],
])('%s: says until when and how long it waits, and after more comes the first new one', async (_, Todo) => {
  const now = Date.parse('2026-11-20T10:00:00+08:00');
  const dated = ITEMS.map((one) => ({
    ...one,
    dueAt: '2026-11-21T17:00:00+08:00',
    createdAt: '2026-11-18T09:00:00+08:00',
  }));
  const todo = (items: TodoItem[]) => (
    <Todo items={items} total={7} state="ready" now={now} onOpen={vi.fn()} onLoadMore={vi.fn()} />
  );
  const { rerender } = render(todo(dated), { wrapper });
  expect(screen.getByRole('button', { name: /COPY确认.*1 天 07 时.*已等 2 天/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /加载更多/ }));
  rerender(todo([...dated, item('booking', '订舱审核', '等待放舱'), item('instruction', '补料', '再交一份')]));
  expect(screen.getByRole('button', { name: /等待放舱/ })).toHaveFocus();
});

it('the strip folds and says so', async () => {
  render(<TodoStrip items={ITEMS} total={7} state="ready" {...still} />, { wrapper });
  const head = screen.getByRole('button', { name: /待办/, expanded: true });
  await userEvent.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('button', { name: /加载更多/ })).toBeNull();
});

it('the panel is a tab with its panel', () => {
  render(<TodoPanel items={ITEMS} total={7} state="ready" onOpen={vi.fn()} onLoadMore={vi.fn()} />, { wrapper });
  expect(screen.getByRole('tab', { name: /待办/, selected: true })).toHaveTextContent('待办7');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('COSU6412098730');
});
