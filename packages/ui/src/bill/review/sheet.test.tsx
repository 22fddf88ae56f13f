import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draft } from '../compare/fixtures.ts';
import { ownList } from './fixtures.ts';
import { open } from './test-dialog.tsx';
import type { BillReviewSource, SheetReader } from './types.ts';

const SOON = { timeout: 20_000 };
const FILE = new File(['x'], 'list.xlsx');

async function openSheet(sheets: SheetReader, rest: Partial<BillReviewSource> = {}) {
  await open({ given: {}, sheets, ...rest });
  await userEvent.click(screen.getByRole('button', { name: '用自己的箱单对照' }));
  const dialog = await screen.findByRole('dialog', { name: '用自己的箱单对照' }, SOON);
  const choose = () =>
    userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, FILE, { applyAccept: false });
  return { dialog: within(dialog), choose };
}
const reading = (text: string): SheetReader => ({ read: async () => ({ ok: true, text }), template: () => undefined });

it('shows what differs from the draft on the cards of the comparison, and asks for it there', async () => {
  const onMark = vi.fn<BillReviewSource['onMark']>(async () => ({ ok: true }));
  const { dialog, choose } = await openSheet(reading(ownList(draft())), { onMark });
  await choose();
  const [first] = draft().containers;
  const number = first?.ctnNo.replace(/^(.{4})/, '$1 ');
  const seal = await dialog.findByRole('article', { name: `封号 ${number}` }, SOON);
  expect(dialog.getByText(/^list\.xlsx：/)).toBeVisible();
  // Rows that are wrongly formed are named by row and column.
  const faults = dialog.getByRole('region', { name: /^箱单有 \d+ 处要留意$/ });
  expect(faults).toHaveTextContent(`第 ${draft().containers.length + 2} 行 A 列：`);
  expect(faults).toHaveTextContent('第 1 行 D 列：');
  seal.focus();
  await userEvent.keyboard('r');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onMark).toHaveBeenCalled());
  const [, version, action] = onMark.mock.calls[0] ?? [];
  expect(version).toBe(3);
  expect(action).toMatchObject({ path: `containers[${first?.ctnNo}].sealNo`, kind: 'change', proposed: 'CN0000001' });
}, 60_000);

it('says why a file is not read, and what has no container numbers', async () => {
  const read = vi.fn<SheetReader['read']>(async () => ({ ok: false, message: '箱单太长' }));
  const template = vi.fn();
  const { dialog, choose } = await openSheet({ read, template });
  await choose();
  expect(await dialog.findByRole('alert')).toHaveTextContent('箱单太长');
  read.mockResolvedValue({ ok: true, text: '你好' });
  await choose();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('没有找到箱号'));
  read.mockRejectedValue(new Error('chunk'));
  await choose();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('这个文件读不出来'));
  await userEvent.click(dialog.getByRole('button', { name: '下载模板' }));
  expect(template).toHaveBeenCalledOnce();
}, 60_000);
