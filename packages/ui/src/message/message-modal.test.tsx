import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { MessageModal, type MessageModalProps } from './message-modal.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const data = {
  type: '单证',
  title: 'COSU6412098730 草单第 3 版已到',
  time: '2026-11-20T01:12:00Z',
  html: '<p>还有 <b>3 处</b>不同。</p><script>alert(1)</script>',
};
const onOpenChange = vi.fn();
const onPlaceChange = vi.fn();
const show = (props: Partial<MessageModalProps> = {}) =>
  render(
    <MessageModal
      open
      message={{ status: 'ready', data }}
      onOpenChange={onOpenChange}
      onPlaceChange={onPlaceChange}
      {...props}
    />,
    { wrapper },
  );
const at = () => {
  const { left, top } = screen.getByRole('dialog').style;
  return [Number.parseInt(left, 10), Number.parseInt(top, 10)];
};
const grip = () => screen.getByRole('button', { name: /^移动窗口/ });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

it('shows type, title, time in +08:00 and the sanitised text, in the middle', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: '消息提醒' });
  expect(dialog).toHaveTextContent('单证');
  expect(dialog).toHaveTextContent('2026-11-20 09:12');
  expect(await screen.findByText('3 处')).toBeInTheDocument();
  expect(dialog.querySelector('script')).toBeNull();
  expect(at()).toEqual([440, 300]);
});

it('leaves the page behind in use', () => {
  render(<button type="button">页面</button>);
  show();
  expect(screen.getByRole('button', { name: '页面' })).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole('button', { name: '页面' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(document.body.style.pointerEvents).toBe('');
});

it('moves by keys with the focus on its grip, and stops at the edge', async () => {
  show({ place: 'top-left' });
  grip().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onPlaceChange).toHaveBeenLastCalledWith({ x: 24, y: 16 });
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(onPlaceChange).toHaveBeenLastCalledWith({ x: 16, y: 0 });
  await userEvent.keyboard('{ArrowDown}');
  expect(onPlaceChange).toHaveBeenLastCalledWith({ x: 16, y: 24 });
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(onPlaceChange).toHaveBeenLastCalledWith({ x: 0, y: 16 });
});

it('is walked by Tab, and left by it', async () => {
  render(<button type="button">页面</button>);
  show({ footer: <button type="button">去核对</button> });
  expect(screen.getByRole('heading', { name: '消息提醒' })).toHaveFocus();
  const dialog = screen.getByRole('dialog');
  for (const name of ['移动', '关闭', '去核对']) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  // The headless library puts focus guards at both ends of the page; Tab may stop there first.
  for (let step = 0; step < 5 && document.activeElement?.textContent !== '页面'; step++) await userEvent.tab();
  expect(screen.getByRole('button', { name: '页面' })).toHaveFocus();
  await userEvent.tab();
  expect(grip()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: '页面' })).toHaveFocus();
});

it('lets the arrow keys scroll a text that is longer than it', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  show();
  await waitFor(() => expect(screen.getByRole('group', { name: '消息提醒' })).toHaveAttribute('tabindex', '0'));
});

it('is dragged by its title bar and told its place once, on letting go', () => {
  show();
  const bar = screen.getByText('消息提醒');
  fireEvent.pointerDown(bar, { button: 0, clientX: 500, clientY: 310 });
  fireEvent.pointerMove(bar, { clientX: 300, clientY: 410 });
  expect(at()).toEqual([240, 400]);
  fireEvent.pointerMove(bar, { clientX: -900, clientY: 5000 });
  expect(at()).toEqual([0, 600]);
  expect(onPlaceChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(bar);
  expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 600 });
});

it('does not start a drag on a button', () => {
  show();
  const close = screen.getByRole('button', { name: '关闭' });
  fireEvent.pointerDown(close, { button: 0, clientX: 900, clientY: 310 });
  fireEvent.pointerMove(close, { clientX: 100, clientY: 100 });
  expect(at()).toEqual([440, 300]);
});

it('moves without dragging, by a menu', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '移动' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    '左上',
    '右上',
    '左下',
    '右下',
    '回到中间',
  ]);
  const corner = screen.getByRole('menuitem', { name: '右下' });
  fireEvent.pointerDown(corner, { button: 0, clientX: 900, clientY: 400 });
  fireEvent.pointerMove(corner, { clientX: 700, clientY: 300 });
  expect(at()).toEqual([440, 300]);
  await userEvent.click(corner);
  expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith('bottom-right');
  expect(at()).toEqual([864, 584]);
});

it('stays inside when the window gets smaller', () => {
  show({ place: { x: 880, y: 600 } });
  vi.stubGlobal('innerWidth', 800);
  vi.stubGlobal('innerHeight', 500);
  fireEvent(window, new Event('resize'));
  expect(at()).toEqual([240, 200]);
});

it('remembers its place by itself when nobody else does', async () => {
  const { rerender } = show();
  grip().focus();
  await userEvent.keyboard('{ArrowLeft}');
  const message = { status: 'ready', data } as const;
  rerender(<MessageModal open={false} message={message} onOpenChange={onOpenChange} />);
  rerender(<MessageModal open message={message} onOpenChange={onOpenChange} />);
  expect(at()).toEqual([432, 300]);
});

it('takes the focus at its title and gives it back; Escape closes', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          查看
        </button>
        <MessageModal open={open} message={{ status: 'loading' }} onOpenChange={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />, { wrapper });
  const opener = screen.getByRole('button', { name: '查看' });
  await userEvent.click(opener);
  expect(screen.getByRole('heading', { name: '消息提醒' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

it('gives the focus to the main part when its opener is gone', async () => {
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      {!open && <button type="button">查看</button>}
      <MessageModal open={open} message={{ status: 'loading' }} onOpenChange={onOpenChange} />
    </main>
  );
  const { rerender } = render(page(false), { wrapper });
  screen.getByRole('button', { name: '查看' }).focus();
  rerender(page(true));
  rerender(
    <main tabIndex={-1}>
      <MessageModal open={false} message={{ status: 'loading' }} onOpenChange={onOpenChange} />
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('says why it failed and tries again', async () => {
  const retry = vi.fn();
  show({ message: { status: 'error', message: '请求异常', retry } });
  expect(screen.getByRole('alert')).toHaveTextContent('请求异常');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});
