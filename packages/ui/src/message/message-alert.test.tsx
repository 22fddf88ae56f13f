import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { type AlertMessage, MessageAlert } from './message-alert.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const message: AlertMessage = {
  id: 7,
  type: '费用',
  title: 'MB26S01702 的账单已出',
  time: '2026-11-20T01:48:00Z',
};
const onOpenChange = vi.fn();
const onDetail = vi.fn();
const alert = (shown: AlertMessage | null) => (
  <MessageAlert message={shown} onOpenChange={onOpenChange} onDetail={onDetail} />
);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('lives for six seconds, then says that it expired', () => {
  render(alert(message), { wrapper });
  wait(5900);
  expect(onOpenChange).not.toHaveBeenCalled();
  wait(200);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'expired');
});

it('stands still while it is pointed at or has the focus', () => {
  render(alert(message), { wrapper });
  const box = screen.getByRole('region', { name: '新消息' });
  wait(4000);
  fireEvent.pointerEnter(box);
  wait(60_000);
  fireEvent.focus(screen.getByRole('button', { name: '查看详情' }));
  fireEvent.pointerLeave(box);
  wait(60_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: '查看详情' }));
  wait(1900);
  expect(onOpenChange).not.toHaveBeenCalled();
  wait(200);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'expired');
});

it('counts down in words for readers without motion', () => {
  render(alert(message), { wrapper });
  expect(screen.getByText('6 秒后收起')).toBeInTheDocument();
  wait(2000);
  expect(screen.getByText('4 秒后收起')).toBeInTheDocument();
});

it('tells a screen reader once and politely, from a region that was there before', () => {
  const { rerender } = render(alert(null), { wrapper });
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeInTheDocument();
  rerender(alert(message));
  expect(region).toHaveTextContent('新消息 费用 MB26S01702 的账单已出');
  expect(screen.getByRole('region', { name: '新消息' })).toHaveAttribute('aria-live', 'off');
  expect(screen.getByText('09:48 UTC+8')).toBeInTheDocument();
});

it('is closed by its button and by Escape, and opens the details', () => {
  render(alert(message), { wrapper });
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  fireEvent.keyDown(screen.getByRole('button', { name: '查看详情' }), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([
    [false, 'closed'],
    [false, 'closed'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: '查看详情' }));
  expect(onDetail).toHaveBeenCalledOnce();
});

it('gives the next message a life of its own', () => {
  const { rerender } = render(alert(message), { wrapper });
  wait(5000);
  rerender(alert({ ...message, id: 8 }));
  wait(5000);
  expect(onOpenChange).not.toHaveBeenCalled();
  wait(1100);
  expect(onOpenChange).toHaveBeenCalledOnce();
});
