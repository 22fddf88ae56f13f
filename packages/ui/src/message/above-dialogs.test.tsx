import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { AlertBox } from './alert-box.tsx';
import { MessageModal } from './message-modal.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const leave = vi.fn();
/** A dialog, and beside it what came meanwhile. */
const over = (what: ReactNode) => (
  <>
    <Dialog open onOpenChange={leave} title="账单" size="account">
      <button type="button">账单里</button>
    </Dialog>
    {what}
  </>
);
const pressEscape = () => userEvent.keyboard('{Escape}');

it('leaves the dialog open when an alert over it is closed by Escape', async () => {
  leave.mockClear();
  const onOpenChange = vi.fn();
  render(over(<AlertBox open stays title="账单已出" onDetail={() => undefined} onOpenChange={onOpenChange} />), {
    wrapper,
  });
  screen.getByRole('button', { name: '查看详情' }).focus();
  await pressEscape();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'closed');
  expect(leave).not.toHaveBeenCalled();
});

it('closes of a dialog and a window beside it the one that Escape is pressed in', async () => {
  leave.mockClear();
  function Window() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <div data-above-dialogs="">
          <button type="button" onClick={() => setOpen(true)}>
            查看
          </button>
        </div>
        <MessageModal open={open} message={{ status: 'loading' }} onOpenChange={() => setOpen(false)} />
      </>
    );
  }
  render(over(<Window />), { wrapper });
  await userEvent.click(screen.getByText('查看'));
  const window = await screen.findByRole('dialog', { name: '消息提醒' });
  screen.getByText('账单里').focus();
  await pressEscape();
  expect(leave).toHaveBeenCalledExactlyOnceWith(false);
  expect(window).toBeInTheDocument();
  window.focus();
  await pressEscape();
  await waitFor(() => expect(window).not.toBeInTheDocument());
  expect(leave).toHaveBeenCalledTimes(1);
});
