import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import type { DataColumn, RowKey } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './table-props.ts';

interface Order {
  no: string;
  fee: number;
}
const ORDERS: Order[] = [4, 1, 3, 2].map((fee) => ({ no: `MB${fee}`, fee }));
const COLUMNS: DataColumn<Order>[] = [
  { id: 'no', header: '业务编号', cell: (row) => row.no },
  { id: 'fee', header: '费用', cell: (row) => row.fee, numeric: true, sortable: true },
  { id: 'act', header: '操作', cell: () => <a href="#view">查看</a> },
];
const rowKey = (row: Order) => row.no;

function List({ before = [], ...rest }: Partial<DataTableProps<Order>> & { before?: RowKey[] }) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(before));
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <DataTable
        label="订单"
        columns={COLUMNS}
        rows={ORDERS}
        rowKey={rowKey}
        state="ready"
        selected={selected}
        onSelectedChange={setSelected}
        selectionActions={<button type="button">批量核对</button>}
        {...rest}
      />
    </LadingProvider>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('选择全部 4 行');
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^选择 / })
    .flatMap((one) => (one.checked ? one.getAttribute('aria-label')?.slice(3) : []));

it('chooses rows, and says how many with what can be done', async () => {
  render(<List />);
  expect(screen.queryByText('批量核对')).toBeNull();
  await userEvent.click(box('选择 MB1'));
  const bar = within(screen.getByRole('group', { name: '已选的行' }));
  expect(bar.getByRole('status')).toHaveTextContent('已选 1 条');
  expect(bar.getByText('批量核对')).toBeInTheDocument();
  expect(box('选择 MB1').closest('tr')).toHaveAttribute('data-selected');
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await userEvent.click(bar.getByRole('button', { name: '取消选择' }));
  expect(chosen()).toEqual([]);
  expect(all().indeterminate).toBe(false);
});

it('chooses the page, keeping what was chosen on others', async () => {
  render(<List before={['MB77']} />);
  expect(screen.getByText('已选 1 条，本页 0 条')).toBeInTheDocument();
  await userEvent.click(all());
  expect(screen.getByText('已选 5 条，本页 4 条')).toBeInTheDocument();
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await userEvent.click(all());
  expect(screen.getByText('已选 1 条，本页 0 条')).toBeInTheDocument();
});

it('chooses from one row to another with Shift', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(box('选择 MB1'));
  await user.keyboard('{Shift>}');
  await user.click(box('选择 MB2'));
  expect(chosen()).toEqual(['MB1', 'MB3', 'MB2']);
  await user.click(box('选择 MB3'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['MB1']);
});

it('names rows in words', () => {
  render(<List rowName={(row) => `订单 ${row.no}`} />);
  expect(box('选择 订单 MB1')).toBeInTheDocument();
});

it('sorts the rows it has: rising, falling, as they came; and says so', async () => {
  render(<List localSort />);
  const order = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td:nth-child(2)')?.textContent);
  const press = () => userEvent.click(screen.getByRole('button', { name: '费用' }));
  const says = () => screen.getByRole('columnheader', { name: '费用' }).getAttribute('aria-sort');
  expect(screen.getByRole('button', { name: '费用' })).toHaveAttribute('aria-description', '按下后升序排列');
  await press();
  expect([order(), says()]).toEqual([['MB1', 'MB2', 'MB3', 'MB4'], 'ascending']);
  expect(screen.getByText('已按费用升序排列')).toBeInTheDocument();
  await press();
  expect([order(), says()]).toEqual([['MB4', 'MB3', 'MB2', 'MB1'], 'descending']);
  await press();
  expect([order(), says()]).toEqual([['MB4', 'MB1', 'MB3', 'MB2'], 'none']);
  expect(screen.getByText('已取消按费用排序')).toBeInTheDocument();
});

it('opens the details of a row, and only of one that has some', async () => {
  const onExpandedChange = vi.fn();
  render(
    <List
      renderDetail={(row) => `货物 ${row.no}`}
      canExpand={(row) => row.fee > 1}
      onExpandedChange={onExpandedChange}
    />,
  );
  expect(screen.queryByRole('button', { name: 'MB1 的详情' })).toBeNull();
  const button = screen.getByRole('button', { name: 'MB3 的详情' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(new Set(['MB3']));
  const cell = screen.getByText('货物 MB3').closest('td');
  expect(cell).toHaveAttribute('colspan', '4');
  expect(button).toHaveAttribute('aria-controls', cell?.closest('tr')?.id);
  await userEvent.keyboard(' ');
  expect(screen.queryByText('货物 MB3')).toBeNull();
});

// The keys that the docs page promises.
it.each([
  ['{ArrowDown}', '选择 MB3'],
  ['{ArrowUp}', '选择 MB4'],
  ['{Control>}{End}{/Control}', '选择 MB2'],
  ['{Control>}{ArrowDown}{/Control}', '选择 MB2'],
  ['{Control>}{Home}{/Control}', '选择 MB4'],
  ['{ArrowUp}{ArrowUp}', '选择 MB4'],
])('%s on a row goes to the same place of another', async (keys, name) => {
  render(<List />);
  box('选择 MB1').focus();
  await userEvent.keyboard(keys);
  expect(box(name)).toHaveFocus();
});

it('goes along a row with Tab, from link to link with the arrows, and ticks with Space', async () => {
  render(<List />);
  box('选择 MB1').focus();
  await userEvent.keyboard(' {Tab}{ArrowDown}');
  expect(chosen()).toEqual(['MB1']);
  const links = screen.getAllByRole('link');
  expect(links[2]).toHaveFocus();
});

it('leaves the arrows to what needs them', async () => {
  const columns: DataColumn<Order>[] = [{ id: 'no', header: 'No', cell: (row) => <input aria-label={row.no} /> }];
  render(<List columns={columns} />);
  const field = screen.getByRole('textbox', { name: 'MB1' });
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveFocus();
});
