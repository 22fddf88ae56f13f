import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Menu } from './menu.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const trigger = <Button>更多</Button>;

conforms('Menu', <Menu defaultOpen label="操作" trigger={trigger} items={[{ id: 'a', label: '查看' }]} />, {
  ref: HTMLDivElement,
  also: [{ items: [{ id: 'a', label: '更多', separated: true, items: [{ id: 'b', label: '打印' }] }] }],
  reach: (user) => user.keyboard('{ArrowDown}{ArrowRight}'),
  portal: true,
});

it('opens by key, walks by arrows and letters, acts, and gives the focus back', async () => {
  const user = userEvent.setup();
  const act = vi.fn();
  render(
    <Menu
      label="操作"
      trigger={trigger}
      items={[
        { id: 'a', label: 'Open' },
        { id: 'b', label: 'Off', disabled: true },
        { id: 'c', label: 'Copy', onSelect: act },
      ]}
    />,
    { wrapper },
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: '操作' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(act).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
});

it('marks the chosen one of a choice, and goes where a link goes', async () => {
  render(
    <>
      <Menu
        label="位置"
        trigger={trigger}
        value="b"
        items={[
          { id: 'a', label: '左上' },
          { id: 'b', label: '右上' },
        ]}
      />
      <Menu label="去" trigger={<Button>去</Button>} items={[{ id: 'log', label: '记录', href: '#log' }]} />
    </>,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menuitemradio', { name: '右上' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '去' }));
  expect(await screen.findByRole('menuitem', { name: '记录' })).toHaveAttribute('href', '#log');
});

function OpensADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="操作" trigger={trigger} items={[{ id: 'a', label: '查看', onSelect: () => setOpen(true) }]} />
      <Dialog open={open} onOpenChange={setOpen} title="提单" size="message">
        内容
      </Dialog>
    </>
  );
}

it('gets the focus back from a dialog that one of its entries opened', async () => {
  const user = userEvent.setup();
  render(<OpensADialog />, { wrapper });
  await user.click(screen.getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: '查看' }));
  expect(await screen.findByRole('heading', { name: '提单' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
});

it('opens a list in a list by arrow keys, and leads out of it again', async () => {
  const user = userEvent.setup();
  const act = vi.fn();
  render(
    <main>
      <Menu
        label="操作"
        trigger={trigger}
        items={[
          { id: 'a', label: '查看' },
          {
            id: 'export',
            label: '导出',
            items: [
              { id: 'csv', label: 'CSV', onSelect: act },
              { id: 'pdf', label: 'PDF', href: '#pdf' },
            ],
          },
        ]}
      />
    </main>,
    { wrapper },
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const parent = screen.getByRole('menuitem', { name: '导出' });
  expect(parent).toHaveFocus();
  expect(parent).toHaveAttribute('aria-haspopup', 'menu');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toHaveFocus();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('menu', { name: '导出' }));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.queryByRole('menu', { name: '导出' })).toBeNull());
  expect(parent).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(act).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

it('stands in the dialog of its button', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="提单" size="message">
      <Menu label="操作" trigger={trigger} items={[{ id: 'a', label: '查看' }]} />
    </Dialog>,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('menu'));
});

it('obeys every key of its table', async () => {
  const user = userEvent.setup();
  const act = vi.fn();
  render(
    <Menu
      label="操作"
      trigger={trigger}
      items={[
        { id: 'view', label: 'View' },
        { id: 'copy', label: 'Copy', onSelect: act },
        { id: 'export', label: 'Export', items: [{ id: 'csv', label: 'CSV', onSelect: act }] },
        { id: 'void', label: 'Void' },
      ]}
    />,
    { wrapper },
  );
  const entry = (name: string) => screen.getByRole('menuitem', { name });
  await user.tab();
  await user.keyboard(' ');
  await waitFor(() => expect(entry('View')).toHaveFocus());
  await user.keyboard('{End}');
  expect(entry('Void')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Export')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(entry('View')).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(entry('View')).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  expect(act).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{End}{ArrowUp} ');
  await waitFor(() => expect(entry('CSV')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(entry('Export')).toHaveFocus());
  await user.keyboard('c');
  await waitFor(() => expect(entry('Copy')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
});
