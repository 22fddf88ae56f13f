import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { columns, issues, lines, totals } from './fixtures.ts';
import { LineTable, type LineTableProps } from './line-table.tsx';

const nothing = () => undefined;
const shown = {
  label: '货物',
  path: 'cargo.goods',
  columns: columns['zh-CN'],
  lines,
  totals,
  issues: issues['zh-CN'],
  onChange: nothing,
  onAdd: nothing,
  onRemove: nothing,
};
conforms('LineTable', <LineTable {...shown} />, { ref: HTMLDivElement });

const show = (props: Partial<LineTableProps> = {}) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <LineTable {...shown} {...props} />
    </LadingProvider>,
  );

it('names every cell by its line and its column, and takes what is typed', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.type(screen.getByRole('textbox', { name: '第 1 行，HS' }), '1');
  expect(onChange).toHaveBeenLastCalledWith(0, 'hs', '9403821');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '第 2 行，包装' }), 'PALLETS');
  expect(onChange).toHaveBeenLastCalledWith(1, 'type', '3');
});

it('says what is wrong at the cell and under the table, with a repair', async () => {
  const onChange = vi.fn();
  show({ onChange });
  const cell = screen.getByRole('textbox', { name: '第 2 行，英文品名' });
  expect(cell).toBeInvalid();
  expect(cell).toHaveAccessibleDescription(/全角括号/);
  await userEvent.click(screen.getByRole('button', { name: 'STAINLESS STEEL BOX(304)' }));
  expect(onChange).toHaveBeenCalledWith(1, 'goods', 'STAINLESS STEEL BOX(304)');
});

it('adds and removes lines, keeps the last one, and gives the focus on', async () => {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  show({ onAdd, onRemove });
  await userEvent.click(screen.getByRole('button', { name: '添加一行' }));
  expect(onAdd).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }));
  expect(onRemove).toHaveBeenCalledWith(0);
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: '第 1 行，英文品名' })).toHaveFocus());
  show({ lines: lines.slice(0, 1) });
  expect(screen.getAllByRole('button', { name: /^删除/ })).toHaveLength(2);
});

it('takes no more lines than there is room for, and none where it is only read', () => {
  show({ most: 2 });
  expect(screen.getByRole('button', { name: '添加一行' })).toBeDisabled();
  show({ readOnly: true });
  expect(screen.getAllByRole('textbox', { name: '第 1 行，HS' })[1]).toHaveAttribute('readonly');
});
