import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Menu } from '../menu/menu.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

conforms(
  'Drawer',
  <Drawer open onOpenChange={() => undefined} title="筛选" footer={<button type="button">清除</button>}>
    内容
  </Drawer>,
  { ref: HTMLDivElement, portal: true },
);

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);

function Page(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        页面 {pressed}
      </button>
      <Drawer {...props} open={open} onOpenChange={setOpen} title="筛选">
        <TextField label="提单号" />
        <Menu label="更多" trigger={<button type="button">更多</button>} items={[{ id: 'a', label: '查看' }]} />
      </Drawer>
    </>
  );
}

async function start(props: Partial<DrawerProps> = {}) {
  // Behind a drawer the page takes no pointer events, and user-event would refuse to click there: this test wants those clicks.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const page = render(<Page {...props} />, { wrapper });
  await user.click(screen.getByRole('button', { name: '打开' }));
  const drawer = await screen.findByRole('dialog', { name: '筛选' });
  return { user, drawer, ...page };
}

async function pageLives() {
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-scroll-locked'));
  expect(document.body.style.pointerEvents).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /页面/ }));
  expect(screen.getByRole('button', { name: '页面 1' })).toBeInTheDocument();
}
const veil = () => document.querySelector('[data-dialog-overlay]') as Element;

it('takes the focus at its title, keeps it inside, and gives it back', async () => {
  const { user, drawer } = await start();
  expect(screen.getByRole('heading', { name: '筛选' })).toHaveFocus();
  expect(drawer).toHaveAttribute('data-width', 'md');
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await user.keyboard(key);
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  await pageLives();
});

it('closes by its mark and by a press beside it, unless work would be lost', async () => {
  const { user, unmount } = await start();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await pageLives();
  unmount();
  const again = await start();
  await user.click(veil());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pageLives();
  again.unmount();
  await start({ closeOnOutsidePress: false });
  await user.click(veil());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('lets a list in it close alone', async () => {
  const { user, drawer } = await start({ size: 'sm' });
  await user.click(screen.getByRole('button', { name: '更多' }));
  await screen.findByRole('menuitem', { name: '查看' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(drawer).toBeInTheDocument();
});

it('leaves a living page when it goes away while it is open', async () => {
  const { unmount } = await start();
  unmount();
  render(<Page />, { wrapper });
  await pageLives();
});
