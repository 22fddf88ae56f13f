import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNoticeStore } from '../notice/index.ts';
import { CopyConfirmDialog, type CopyConfirmDialogProps } from './copy-confirm-dialog.tsx';
import { flagshipBill, SUB_IDS } from './fixtures.ts';
import { fixedSource, memorySource } from './source.ts';
import { show } from './test-frame.tsx';
import type { Outcome } from './use-copy-confirm.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const BOOKING = { bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '待客户确认' };

const HERE: Pick<CopyConfirmDialogProps, 'kind' | 'file' | 'subIds' | 'billSource'> = {
  kind: { status: 'ready', data: 'MBL' },
  file: { status: 'ready', data: { path: '/draft.pdf', url: 'blob:draft' } },
  subIds: { status: 'ready', data: SUB_IDS },
  billSource: memorySource((subId) => flagshipBill(subId)),
};

function setUp(props: Partial<CopyConfirmDialogProps> = {}) {
  const calls = {
    onOpenChange: vi.fn(),
    onConfirmed: vi.fn(),
    onConfirm: vi.fn(async (): Promise<Outcome> => ({ ok: true })),
  };
  const notices = createNoticeStore();
  const all: CopyConfirmDialogProps = {
    open: true,
    booking: BOOKING,
    ...HERE,
    preloadBill: async () => {},
    notices,
    ...calls,
    ...props,
  };
  const view = show(<CopyConfirmDialog {...all} />);
  return { ...calls, notices, all, ...view };
}
const press = (name: string, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (!button) throw new Error(`no button ${name}`);
  fireEvent.click(button);
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const question = () => screen.queryByRole('alertdialog', { name: 'COPY确认' });
const answer = async () => {
  press('确认 COPY');
  const [yes] = Array.from(question()?.querySelectorAll('footer button:last-child') ?? []);
  if (yes) fireEvent.click(yes);
  await settle();
};

it('asks before anything is sent, and a no stops the waiting', () => {
  const { onConfirm } = setUp();
  press('确认 COPY');
  expect(question()).toHaveTextContent('确认已经核对了吗?');
  expect(screen.getByRole('button', { name: /确认 COPY.*正在加载中/, hidden: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  press('取消');
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: '确认 COPY' })).not.toHaveAttribute('aria-busy');
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms once, says so, closes and reports', async () => {
  const { onConfirm, onConfirmed, onOpenChange, notices } = setUp();
  await answer();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(notices.snapshot()).toMatchObject([{ kind: 'success', title: '操作成功' }]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('shows the words of a refusal and closes after half a second', async () => {
  const { onConfirmed, onOpenChange, notices } = setUp({
    onConfirm: async () => ({ ok: false, message: '草单已更新，请重新核对' }),
  });
  await answer();
  expect(notices.snapshot()).toMatchObject([{ kind: 'error', text: '草单已更新，请重新核对' }]);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('treats a call that breaks as a refusal of the system', async () => {
  const { notices } = setUp({ onConfirm: () => Promise.reject(new Error('offline')) });
  await answer();
  expect(notices.snapshot()).toMatchObject([{ kind: 'error', text: '系统异常，请联系管理员' }]);
});

it('cannot be sent twice or closed while it is on its way', async () => {
  let finish: (outcome: Outcome) => void = () => {};
  const onConfirm = vi.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)));
  const { onOpenChange } = setUp({ onConfirm });
  press('确认 COPY');
  const yes = question()?.querySelector('footer button:last-child');
  if (yes) {
    fireEvent.click(yes);
    fireEvent.click(yes);
  }
  await settle();
  press('取消');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(question()).not.toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).toHaveBeenCalledOnce();
  finish({ ok: true });
  await settle();
  expect(onOpenChange).toHaveBeenCalledOnce();
});

it('says why a bill cannot be confirmed', () => {
  setUp({ booking: { ...BOOKING, webStatus: 6 } });
  expect(screen.getByRole('button', { name: '确认 COPY' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/待客户确认时才能确认 COPY/)).toBeInTheDocument();
  press('确认 COPY');
  expect(question()).toBeNull();
});

const away = { status: 'error', message: 'x', retry: () => undefined } as const;
it.each<[string, Partial<CopyConfirmDialogProps>]>([
  ['the sample did not load', { file: away }],
  ['the sample is on its way', { file: { status: 'loading' } }],
  ['its kind did not load', { kind: away }],
  ['its bills could not be counted', { subIds: away }],
  ['its bill did not load', { billSource: fixedSource(away) }],
])('does not confirm while %s, and says so', (_, props) => {
  const { all, update } = setUp(props);
  const button = screen.getByRole('button', { name: '确认 COPY' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('草单和提单加载出来后才能确认 COPY');
  press('确认 COPY');
  expect(question()).toBeNull();
  update(<CopyConfirmDialog {...all} {...HERE} />);
  expect(button).not.toHaveAttribute('aria-disabled');
  press('确认 COPY');
  expect(question()).not.toBeNull();
});

it.each([
  ['MBL', 'M/BL补充信息', 'H/BL补充信息'],
  ['HBL', 'H/BL补充信息', 'M/BL补充信息'],
] as const)('for an %s has the tab %s', (kind, here, absent) => {
  setUp({ kind: { status: 'ready', data: kind } });
  expect(screen.getByRole('tab', { name: '草单预览', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: here })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: absent })).toBeNull();
});

it('says that the sub-bills could not be counted', () => {
  const retry = vi.fn();
  setUp({ subIds: { status: 'error', message: 'x', retry } });
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'M/BL补充信息' }));
  expect(screen.getByRole('alert')).toHaveTextContent('系统异常，请联系管理员');
  press('重试');
  expect(retry).toHaveBeenCalledOnce();
});

const printed = () => document.body.querySelectorAll(':scope > [data-print-root] article');

it('prints every bill under its name, and goes back to one', () => {
  setUp();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(Array.from(printed(), (bill) => bill.querySelector('h2')?.textContent)).toEqual([
    '主票',
    ...SUB_IDS.map((_, at) => `分票 ${at + 1}`),
  ]);
  expect(printed()[9]).toHaveTextContent('COSU6412098730J');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toHaveAttribute('data-print-root');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printed()).toHaveLength(0);
});

it('loads the rest before it prints, and does not print an incomplete bill', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const preloadBill = vi.fn(async () => {});
  const { notices, all, update } = setUp({ preloadBill });
  press('打印');
  await settle();
  expect(preloadBill.mock.calls.flat()).toEqual(expect.arrayContaining([null, ...SUB_IDS]));
  expect(print).toHaveBeenCalledOnce();
  update(<CopyConfirmDialog {...all} preloadBill={() => Promise.reject(new Error('offline'))} />);
  press('打印');
  await settle();
  expect(print).toHaveBeenCalledOnce();
  expect(notices.snapshot()).toMatchObject([{ kind: 'warning', text: '有提单没有加载出来，请重试后再打印' }]);
});

it('loads the bills one after the other when idle, and their numbers stand in the tabs', async () => {
  const preloadBill = vi.fn(async () => {});
  setUp({ preloadBill });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(preloadBill.mock.calls.flat()).toEqual([null, ...SUB_IDS]);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'M/BL补充信息' }));
  expect(screen.getByRole('tab', { name: '分票 9 …98730J' })).toBeInTheDocument();
});
