import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { AlertBox, type AlertBoxProps } from './alert-box.tsx';

const onOpenChange = vi.fn();
const box = (props: Partial<AlertBoxProps> = {}) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <AlertBox
      open
      type="即将截单"
      tone="warning"
      title="COSU6412098730 还有 1 处必改未处理"
      time="2026-11-20T09:48:00+08:00"
      text="截单 11-21 17:00，之后改单 USD 40。"
      detailHref="/orders/1"
      onOpenChange={onOpenChange}
      {...props}
    />
  </LadingProvider>
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows type, time, title, text and the way to the details', () => {
  render(box());
  const shown = screen.getByRole('region', { name: '新消息' });
  for (const words of ['即将截单', '09:48', 'COSU6412098730 还有 1 处必改未处理', '截单 11-21 17:00'])
    expect(shown).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/orders/1');
});

it('lives six seconds, or stays until it is closed', () => {
  const { unmount } = render(box());
  wait(6_100);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'expired');
  unmount();
  onOpenChange.mockClear();
  render(box({ stays: true }));
  wait(60_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByText(/秒后收起/)).toBeNull();
  fireEvent.keyDown(screen.getByRole('link', { name: '查看详情' }), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'closed');
});

it('tells it politely from a region that was there before', () => {
  const { rerender } = render(box({ open: false }));
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(box());
  expect(region).toHaveTextContent('新消息 即将截单 COSU6412098730');
});

it('is walked by Tab, and left by it', async () => {
  vi.useRealTimers();
  render(box({ stays: true }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '查看详情' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
