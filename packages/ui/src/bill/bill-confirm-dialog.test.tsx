import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BillConfirmDialog, type BillConfirmDialogProps } from './bill-confirm-dialog.tsx';
import { show } from './test-frame.tsx';
import type { Outcome } from './use-copy-confirm.ts';

const READY: BillConfirmDialogProps['report'] = { status: 'ready', data: { url: 'blob:report' } };

function setUp(status: number, outcome: Outcome = { ok: true }, report: BillConfirmDialogProps['report'] = READY) {
  const calls = { onOpenChange: vi.fn(), onConfirmed: vi.fn(), onConfirm: vi.fn(async () => outcome) };
  const props: BillConfirmDialogProps = {
    open: true,
    info: { status: 'ready', data: { accountNo: 'MB26S01702', status, statusName: '' } },
    report,
    ...calls,
  };
  show(<BillConfirmDialog {...props} />);
  return calls;
}
const confirm = () => screen.queryByRole('button', { name: '确认账单' });

it('stands around the report', () => {
  setUp(1);
  expect(screen.getByRole('dialog', { name: '账单确认' })).toBeInTheDocument();
  expect(screen.getByTitle('账单 MB26S01702')).toHaveAttribute('src', 'blob:report');
});

it.each([1, 2])('offers to confirm status %d, closes and reports', async (status) => {
  const { onConfirm, onConfirmed, onOpenChange } = setUp(status);
  await userEvent.dblClick(confirm() as HTMLElement);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('does not offer to confirm what could not be read', () => {
  setUp(1, { ok: true }, { status: 'error', message: '系统错误', retry: () => undefined });
  expect(confirm()).toBeNull();
});

it.each([3, 9])('does not offer to confirm status %d', (status) => {
  setUp(status);
  expect(confirm()).toBeNull();
  expect(screen.getByText('只有待确认和重出的账单需要确认')).toBeInTheDocument();
});

it('stays open with the words of a refusal', async () => {
  const { onConfirmed, onOpenChange } = setUp(1, { ok: false, message: '账单已重出，请刷新后再确认' });
  await userEvent.click(confirm() as HTMLElement);
  expect(screen.getByRole('alert')).toHaveTextContent('账单已重出，请刷新后再确认');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirmed).not.toHaveBeenCalled();
});
