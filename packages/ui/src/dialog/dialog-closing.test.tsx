import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Popover } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import { Dialog } from './dialog.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
const PORTS = [
  { id: '1', nameCn: '洛杉矶', nameEn: 'Los Angeles', code: 'USLAX' },
  { id: '2', nameCn: '长滩', nameEn: 'Long Beach', code: 'USLGB' },
];

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>出错了</p> : this.props.children;
  }
}
function Bomb({ armed }: { armed: boolean }) {
  if (armed) throw new Error('in the dialog');
  return null;
}

/** A page that opens a dialog with a list, a menu of the system, a layer and a question in it, and a second one over it. */
function Page({ route = 'orders' }: { route?: string }) {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        页面 {pressed}
      </button>
      {route === 'orders' && (
        <Boundary>
          <Orders />
        </Boundary>
      )}
    </>
  );
}

function Orders() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [armed, setArmed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="账单" size="message">
        <Combobox label="目的港" options={PORTS} value="" onChange={() => undefined} />
        <Select label="船公司" options={[{ value: 'COSCO', label: 'COSCO' }]} />
        <Popover title="说明" trigger={<button type="button">说明</button>} />
        <button type="button" onClick={() => setAsking(true)}>
          确认账单
        </button>
        <button type="button" onClick={() => setDrawer(true)}>
          操作记录
        </button>
        <button type="button" onClick={() => setArmed(true)}>
          出错
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking(true);
            setTimeout(() => setOpen(false));
          }}
        >
          先关外面
        </button>
        <Bomb armed={armed} />
        <ConfirmDialog
          open={asking}
          question="确认已经核对了吗？"
          onConfirm={() => setOpen(false)}
          onOpenChange={() => setAsking(false)}
        />
      </Dialog>
      <Drawer open={drawer} onOpenChange={setDrawer} title="操作记录">
        <button type="button" onClick={() => setOpen(false)}>
          关下面的
        </button>
      </Drawer>
    </>
  );
}

async function start() {
  // Behind a dialog the page takes no pointer events, and user-event would refuse to click there: this test wants those clicks.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const page = render(<Page />, { wrapper });
  await user.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('dialog', { name: '账单' });
  expect(document.body).toHaveAttribute('data-scroll-locked');
  return { user, ...page };
}

async function pageLives() {
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-scroll-locked'));
  expect(document.body.style.pointerEvents).toBe('');
  expect(document.querySelector('[aria-hidden=true] button, [inert] button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^页面/ }));
  expect(screen.getByRole('button', { name: '页面 1' })).toBeInTheDocument();
}
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const LAYERS: [name: string, open: (user: UserEvent) => Promise<void>, isOpen: () => boolean][] = [
  [
    'a list of ports',
    async (user) => {
      await user.type(screen.getByRole('combobox', { name: '目的港' }), '洛');
      await screen.findByRole('option', { name: /洛杉矶/ });
    },
    () => screen.queryByRole('option', { name: /洛杉矶/ }) !== null,
  ],
  [
    'a layer beside a button',
    async (user) => {
      await user.click(screen.getByRole('button', { name: '说明' }));
      await screen.findByRole('dialog', { name: '说明' });
    },
    () => screen.queryByRole('dialog', { name: '说明' }) !== null,
  ],
  ['a choice of the system with the focus', (user) => user.click(screen.getByLabelText('船公司')), () => false],
];

describe.each(LAYERS)('with %s open inside', (_, openLayer, isOpen) => {
  it('closes by Escape, the layer first, and the page lives', async () => {
    const { user } = await start();
    await openLayer(user);
    if (isOpen()) {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(screen.getByRole('dialog', { name: '账单' })).toBeInTheDocument();
    }
    await user.keyboard('{Escape}');
    await noDialog();
    await pageLives();
  });

  it('closes by its mark and the page lives', async () => {
    const { user } = await start();
    await openLayer(user);
    const dialog = screen.getByRole('dialog', { name: '账单' });
    const mark = dialog.querySelector('[aria-label="关闭"]') as HTMLElement;
    await user.click(mark);
    // The first click may only close the layer above; then a second one closes the dialog.
    if (dialog.isConnected) await user.click(mark);
    await noDialog();
    await pageLives();
  });

  it('closes by a press beside it and the page lives', async () => {
    const { user } = await start();
    await openLayer(user);
    const veil = document.querySelector('[data-dialog-overlay]') as Element;
    await user.click(veil);
    if (veil.isConnected) await user.click(veil);
    await noDialog();
    await pageLives();
  });

  it('goes away with its route and the page lives', async () => {
    const { user, rerender } = await start();
    await openLayer(user);
    rerender(<Page route="home" />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pageLives();
  });
});

describe('one over the other', () => {
  it('closes both by the answer of the upper one', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: '确认账单' }));
    await user.click(await screen.findByRole('button', { name: '确认' }));
    await noDialog();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pageLives();
  });

  it('lets the lower one go first, with the upper one inside it', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: '先关外面' }));
    await noDialog();
    await pageLives();
  });

  it('lets the lower one go first, with the upper one beside it', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: '操作记录' }));
    await user.click(await screen.findByRole('button', { name: '关下面的' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '账单' })).toBeNull());
    expect(document.body).toHaveAttribute('data-scroll-locked');
    await user.keyboard('{Escape}');
    await noDialog();
    await pageLives();
  });

  it('closes by Escape from the top', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: '操作记录' }));
    await screen.findByRole('dialog', { name: '操作记录' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '操作记录' })).toBeNull());
    expect(screen.getByRole('dialog', { name: '账单' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await noDialog();
    await pageLives();
  });
});

/** A press before React has drawn what waits: what a busy page does to a quick hand. */
function pressAtOnce(open: () => void, key: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(open);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  vi.unstubAllGlobals();
}

it('closes the upper one alone by an Escape that comes before the lower one knows of it', async () => {
  let ask = () => {};
  const leave = vi.fn();
  function Two() {
    const [asking, setAsking] = useState(false);
    ask = () => setAsking(true);
    return (
      <Dialog open onOpenChange={leave} title="账单" size="account">
        <ConfirmDialog
          open={asking}
          question="确认已经核对了吗？"
          onConfirm={leave}
          onOpenChange={() => setAsking(false)}
        />
      </Dialog>
    );
  }
  render(<Two />, { wrapper });
  await screen.findByRole('dialog', { name: '账单' });
  pressAtOnce(ask, 'Escape');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(leave).not.toHaveBeenCalled();
});

it('gives the focus and the page to the upper one of two that open at once', async () => {
  const nothing = () => undefined;
  render(
    <Dialog open onOpenChange={nothing} title="账单" size="account">
      <button type="button">账单里</button>
      <ConfirmDialog open question="确认已经核对了吗？" onConfirm={nothing} onOpenChange={nothing} />
    </Dialog>,
    { wrapper },
  );
  expect(await screen.findByRole('heading', { name: '消息提醒' })).toHaveFocus();
  expect(screen.getByRole('alertdialog', { name: '消息提醒' }).closest('[aria-hidden=true]')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
});

it('leaves a living page when something throws in it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: '出错' }));
  expect(await screen.findByText('出错了')).toBeInTheDocument();
  await pageLives();
  vi.mocked(console.error).mockRestore();
});
