import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { NotLoggedIn } from './not-logged-in.tsx';

const nothing = () => undefined;
conforms('NotLoggedIn', <NotLoggedIn loginHref="/login" onLeave={nothing} seconds={600} />, { ref: HTMLDivElement });

describe('the countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const show = (onLeave: () => void) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      <NotLoggedIn loginHref="/login?redirect=/orders" onLeave={onLeave} />
    </LadingProvider>
  );

  it('counts three seconds and leaves once, also when its owner draws it anew', () => {
    const onLeave = vi.fn();
    const { rerender } = render(show(nothing));
    expect(screen.getByRole('timer')).toHaveTextContent('3 秒后前往登录页，登录后回到这里。');
    pass(1_500);
    expect(screen.getByRole('timer')).toHaveTextContent('2 秒后');
    rerender(show(onLeave));
    pass(1_250);
    expect(onLeave).not.toHaveBeenCalled();
    pass(5_000);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer')).toHaveTextContent('正在前往登录页');
  });

  it('does not leave when it is gone before', () => {
    const onLeave = vi.fn();
    render(show(onLeave)).unmount();
    pass(10_000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('says once that nobody is logged in, and has a link should the way not open by itself', () => {
    render(show(nothing));
    expect(screen.getByRole('alert')).toHaveTextContent('您还没有登录');
    expect(screen.getByText(/没有自动跳转？/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '点这里' })).toHaveAttribute('href', '/login?redirect=/orders');
  });
});

it('leads to the login page at once, by key', async () => {
  const user = userEvent.setup();
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', clicked, { once: true });
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <NotLoggedIn loginHref="/login" onLeave={nothing} seconds={600} />
    </LadingProvider>,
  );
  await user.tab();
  const link = screen.getByRole('link', { name: '点这里' });
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(clicked.mock.calls[0]?.[0].target).toBe(link);
});
