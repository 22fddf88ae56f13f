import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

conforms(
  'ConfirmDialog',
  <ConfirmDialog open question="确认已经核对了吗？" onConfirm={() => undefined} onOpenChange={() => undefined} />,
  { ref: HTMLDivElement, also: [{ children: '提单将发出' }], portal: true },
);

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const answers = { onConfirm: vi.fn(), onOpenChange: vi.fn() };
  render(<ConfirmDialog open question="确认已经核对了吗？" {...answers} {...props} />, { wrapper });
  return answers;
}

it('is titled 消息提醒 and asks the question', () => {
  ask();
  expect(screen.getByRole('alertdialog', { name: '消息提醒' })).toHaveTextContent('确认已经核对了吗？');
});

it('takes yes and no', async () => {
  const { onConfirm, onOpenChange } = ask();
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect([onConfirm.mock.calls.length, onOpenChange.mock.calls.length]).toEqual([1, 1]);
});

it('takes Escape as no', async () => {
  const { onOpenChange } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledOnce();
});

it('takes neither answer twice while the first is on its way', async () => {
  const { onConfirm, onOpenChange } = ask({ pending: true });
  await userEvent.click(screen.getByRole('button', { name: /确认/ }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('is answered by keys alone, and Enter on the title answers nothing', async () => {
  const { onConfirm, onOpenChange } = ask();
  expect(screen.getByRole('heading', { name: '消息提醒' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onOpenChange).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '确认' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
});
