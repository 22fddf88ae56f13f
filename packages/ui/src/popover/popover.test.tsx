import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>
      {children}
      <button type="button">页面</button>
    </main>
  </LadingProvider>
);
const repair = vi.fn();
const question = (props: Partial<PopoverProps> = {}) => (
  <Popover
    title="第 7 位可能是 O 与 0 混淆"
    trigger={<Button>检查</Button>}
    actions={[
      <Button key="repair" onClick={repair}>
        改为 0
      </Button>,
      <Button key="ignore">忽略</Button>,
    ]}
    {...props}
  >
    {props.children ?? '箱号后七位只能是数字。'}
  </Popover>
);
const panel = () => screen.findByRole('dialog', { name: '第 7 位可能是 O 与 0 混淆' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /第 7 位/ })).toBeNull());

conforms('Popover', question({ open: true }), { ref: HTMLDivElement, portal: true });

it('takes the focus, says its title and text, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(question(), { wrapper });
  const button = screen.getByRole('button', { name: '检查' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await panel()).toHaveFocus();
  expect(await panel()).toHaveAccessibleDescription('箱号后七位只能是数字。');
  expect(screen.getByRole('main')).toContainElement(await panel());
  await user.tab();
  expect(screen.getByRole('button', { name: '改为 0' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
  expect(button).toHaveFocus();
});

it('closes when an action was taken, on a second press of its button and on a press beside it', async () => {
  const user = userEvent.setup();
  render(question(), { wrapper });
  const button = screen.getByRole('button', { name: '检查' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: '改为 0' }));
  expect(repair).toHaveBeenCalledOnce();
  await gone();
  await user.click(button);
  await panel();
  await user.click(button);
  await gone();
  await user.click(button);
  await panel();
  await user.click(screen.getByRole('button', { name: '页面' }));
  await gone();
  expect(screen.getByRole('button', { name: '页面' })).toHaveFocus();
});

it('closes alone over a dialog, and not on an Escape of an input method', async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  const change = vi.fn();
  render(
    <Dialog open onOpenChange={close} title="账单" size="message">
      {question({ onOpenChange: change, children: <TextField label="备注" /> })}
    </Dialog>,
    { wrapper },
  );
  await user.click(screen.getByRole('button', { name: '检查' }));
  await panel();
  expect(change).toHaveBeenLastCalledWith(true);
  const input = screen.getByRole('textbox', { name: '备注' });
  input.focus();
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(change).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  await gone();
  expect(change).toHaveBeenLastCalledWith(false);
  expect(close).not.toHaveBeenCalled();
});

it('is opened and closed by the keys of its button, and walked round and round', async () => {
  const user = userEvent.setup();
  render(question(), { wrapper });
  const button = screen.getByRole('button', { name: '检查' });
  await user.tab();
  await user.keyboard(' ');
  expect(await panel()).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '忽略' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '改为 0' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '忽略' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await gone();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await panel()).toHaveFocus();
  button.focus();
  await user.keyboard('{Enter}');
  await gone();
});
