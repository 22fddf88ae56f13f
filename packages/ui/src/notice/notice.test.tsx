import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { NoticeRegion } from './notice-region.tsx';
import { createNoticeStore, NOTICE_ACTION_LIFE, type NoticeKind } from './notice-store.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the store', () => {
  it.each<[NoticeKind, number]>([
    ['error', 10_000],
    ['warning', 5_000],
    ['info', 2_000],
    ['success', 2_000],
  ])('lets a notice of kind %s live %i ms', (kind, life) => {
    const store = createNoticeStore();
    store.show({ kind, text: '消息' });
    pass(life - 1);
    expect(store.snapshot()).toHaveLength(1);
    pass(1);
    expect(store.snapshot()).toHaveLength(0);
  });

  it('never shows the same text twice, and gives it a new life', () => {
    const store = createNoticeStore();
    const first = store.show({ kind: 'error', text: '请求异常' });
    pass(9_000);
    expect(store.show({ kind: 'error', text: '请求异常' })).toBe(first);
    pass(9_000);
    expect(store.snapshot()).toHaveLength(1);
    pass(1_000);
    expect(store.snapshot()).toHaveLength(0);
  });

  it('shows a text once also when it comes as another kind, and as that kind then', () => {
    const store = createNoticeStore();
    store.show({ kind: 'warning', text: '该航次 40HQ 余量为 0', title: '订舱已满' });
    store.show({ kind: 'error', text: '该航次 40HQ 余量为 0' });
    expect(store.snapshot()).toEqual([{ id: 1, round: 2, kind: 'error', text: '该航次 40HQ 余量为 0' }]);
    pass(9_999);
    expect(store.snapshot()).toHaveLength(1);
    pass(1);
    expect(store.snapshot()).toHaveLength(0);
  });

  it('really stops its clocks', () => {
    const store = createNoticeStore();
    store.show({ kind: 'success', text: '一' });
    pass(1_500);
    store.pause();
    pass(60_000);
    store.show({ kind: 'success', text: '二' });
    pass(60_000);
    expect(store.snapshot().map(({ text }) => text)).toEqual(['一', '二']);
    store.resume();
    pass(500);
    expect(store.snapshot().map(({ text }) => text)).toEqual(['二']);
    pass(1_500);
    expect(store.snapshot()).toEqual([]);
  });

  it('tells its listeners of each change, until they stop', () => {
    const store = createNoticeStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.dismiss(store.show({ kind: 'info', text: '一' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show({ kind: 'info', text: '二' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the region', () => {
  it('titles an error 系统提醒 and says it at once, the rest politely', () => {
    const store = createNoticeStore();
    render(<NoticeRegion store={store} />, { wrapper });
    act(() => {
      store.show({ kind: 'error', text: '请求异常' });
      store.show({ kind: 'success', text: 'success' });
    });
    expect(screen.getByText('系统提醒').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    expect(screen.getByText('success').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('waits while the pointer or the focus is on it', () => {
    const store = createNoticeStore();
    render(<NoticeRegion store={store} />, { wrapper });
    act(() => void store.show({ kind: 'success', text: 'success' }));
    const region = screen.getByRole('region', { name: '提醒' });
    fireEvent.pointerEnter(region);
    pass(10_000);
    expect(screen.getByText('success')).toBeInTheDocument();
    fireEvent.focus(screen.getByRole('button', { name: '关闭提醒' }));
    fireEvent.pointerLeave(region);
    pass(10_000);
    expect(screen.getByText('success')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: '关闭提醒' }));
    pass(2_000);
    expect(screen.queryByText('success')).toBeNull();
  });

  it('is reached and closed by keys, with the clock standing meanwhile', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    const store = createNoticeStore();
    render(<NoticeRegion store={store} />, { wrapper });
    act(() => {
      store.show({ kind: 'info', text: '一' });
      store.show({ kind: 'success', text: '二' });
    });
    await user.tab();
    expect(screen.getByRole('region', { name: '提醒' })).toHaveAttribute('data-paused');
    await user.keyboard('{Enter}');
    expect(screen.queryByText('一')).toBeNull();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.queryByText('二')).toBeNull();
  });

  it('goes on after the notice under the pointer was closed', () => {
    const store = createNoticeStore();
    render(<NoticeRegion store={store} />, { wrapper });
    act(() => {
      store.show({ kind: 'success', text: '一' });
      store.show({ kind: 'success', text: '二' });
    });
    const region = screen.getByRole('region', { name: '提醒' });
    fireEvent.pointerEnter(region);
    for (const button of screen.getAllByRole('button', { name: '关闭提醒' })) fireEvent.click(button);
    act(() => void store.show({ kind: 'success', text: '三' }));
    pass(2_000);
    expect(screen.queryByText('三')).toBeNull();
  });

  it('lives long enough to be answered, and goes when it was', () => {
    const store = createNoticeStore();
    render(<NoticeRegion store={store} />, { wrapper });
    const onAction = vi.fn();
    const action = { label: '撤销', onAction };
    act(() => void store.show({ kind: 'success', text: '已删除', action }));
    pass(NOTICE_ACTION_LIFE - 1);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText('已删除')).toBeNull();
    act(() => void store.show({ kind: 'error', text: '失败', action }));
    pass(NOTICE_ACTION_LIFE);
    expect(screen.queryByText('失败')).toBeNull();
  });

  it('is reached by F6 from anywhere, and left by it', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    const store = createNoticeStore();
    render(
      <>
        <input aria-label="提单号" />
        <NoticeRegion store={store} />
      </>,
      { wrapper },
    );
    const field = screen.getByRole('textbox');
    await user.click(field);
    await user.keyboard('{F6}');
    expect(field).toHaveFocus();
    act(() => {
      store.show({ kind: 'info', text: '一', action: { label: '撤销', onAction: () => undefined } });
      store.show({ kind: 'success', text: '二' });
    });
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    expect(screen.getByRole('region', { name: '提醒' })).toHaveAttribute('data-paused');
    await user.keyboard('{F6}');
    expect(field).toHaveFocus();
    act(() => store.dismiss(store.snapshot()[1]?.id ?? 0));
    await user.keyboard('{F6}{Enter}');
    expect(store.snapshot()).toEqual([]);
    expect(field).toHaveFocus();
  });
});
