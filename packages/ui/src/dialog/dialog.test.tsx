import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Menu } from '../menu/menu.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

conforms(
  'Dialog',
  <Dialog open onOpenChange={() => undefined} title="提单" size="message">
    内容
  </Dialog>,
  { ref: HTMLDivElement, portal: true },
);

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

function Page({ size = 'message', ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        页面 {pressed}
      </button>
      <Dialog {...rest} open={open} onOpenChange={setOpen} title="账单确认" size={size}>
        <Menu label="更多" trigger={<Button>更多</Button>} items={[{ id: 'a', label: '查看' }]} />
        <Button onClick={() => setAsking(true)}>确认账单</Button>
        <ConfirmDialog
          open={asking}
          question="确认已经核对了吗？"
          onConfirm={() => {
            setAsking(false);
            setOpen(false);
          }}
          onOpenChange={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}

async function start(props: Partial<DialogProps> = {}) {
  // Behind a dialog the page takes no pointer events, and user-event would refuse to click there: this test wants those clicks.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page {...props} />, { wrapper });
  await user.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('dialog', { name: '账单确认' });
  return user;
}

async function pageLives() {
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-scroll-locked'));
  expect(document.body.style.pointerEvents).toBe('');
  expect(document.querySelector('[aria-hidden=true] button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /页面/ }));
  expect(screen.getByRole('button', { name: '页面 1' })).toBeInTheDocument();
}

describe('focus', () => {
  it('enters on the title and goes back to the opener', async () => {
    const user = await start();
    expect(screen.getByRole('heading', { name: '账单确认' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  });

  it('stays inside', async () => {
    const user = await start();
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 16; step++) {
      await user.tab({ shift: step >= 8 });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('goes to the question and back to the button that asked', async () => {
    const user = await start();
    await user.click(screen.getByRole('button', { name: '确认账单' }));
    expect(await screen.findByRole('heading', { name: '消息提醒' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '确认账单' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: '账单确认' })).toBeInTheDocument();
  });
});

describe('closing leaves a living page', () => {
  it('by the close mark', async () => {
    const user = await start();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await pageLives();
  });

  it('by Escape', async () => {
    const user = await start();
    await user.keyboard('{Escape}');
    await pageLives();
  });

  it('by a press beside it', async () => {
    const user = await start();
    await user.click(document.querySelector('[data-dialog-overlay]') as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pageLives();
  });

  it('by the answer to a question over it', async () => {
    const user = await start();
    await user.click(screen.getByRole('button', { name: '确认账单' }));
    await user.click(await screen.findByRole('button', { name: '确认' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pageLives();
  });

  it('with a menu open in it', async () => {
    const user = await start();
    await user.click(screen.getByRole('button', { name: '更多' }));
    await screen.findByRole('menuitem', { name: '查看' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await pageLives();
  });

  it('by going away altogether', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />, { wrapper });
    await user.click(screen.getByRole('button', { name: '打开' }));
    unmount();
    render(<Page />, { wrapper });
    await pageLives();
  });
});

it('keeps the bill open when somebody presses beside it', async () => {
  const user = await start({ size: 'bill' });
  await user.click(document.querySelector('[data-dialog-overlay]') as Element);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('is printed instead of the page when it is a document', async () => {
  await start({ size: 'bill' });
  expect(screen.getByRole('dialog')).toHaveAttribute('data-print-root');
  expect(screen.getByRole('dialog').parentElement).toBe(document.body);
});

it('has a content that is longer than the window reached by Tab, so that the arrow keys scroll it', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe = () => this.told();
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const user = await start();
  const content = screen.getByRole('button', { name: '确认账单' }).parentElement as HTMLElement;
  for (let step = 0; step < 4 && document.activeElement !== content; step++) await user.tab();
  expect(content).toHaveFocus();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
