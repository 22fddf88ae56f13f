import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../../i18n/provider.tsx';
import { conforms } from '../../testing/conformance.tsx';
import type { DataColumn } from '../column.ts';
import { toCells } from '../csv.ts';
import { DataTable } from '../data-table.tsx';
import type { DataTableProps } from '../table-props.ts';
import type { TableView } from '../table-view.ts';
import { filtering, grouping, pinning, resizing } from './index.ts';

interface Order {
  no: string;
  port: string;
  fee: number | null;
}
const ORDERS: Order[] = [
  { no: 'MB1', port: '上海', fee: 300 },
  { no: 'MB2', port: '宁波', fee: null },
  { no: 'MB3', port: '上海', fee: 1200 },
  { no: 'ＭＢ４', port: '', fee: 90 },
];
const COLUMNS: DataColumn<Order>[] = [
  { id: 'no', header: '业务编号', cell: (row) => row.no, sticky: 'start', filter: 'text', sortable: true },
  { id: 'port', header: '港口', cell: (row) => row.port, filter: 'values', groups: true, sortable: true },
  { id: 'fee', header: '费用', cell: (row) => row.fee, numeric: true, filter: 'range', sortable: true },
  { id: 'act', header: '操作', cell: () => '查看', sticky: 'end' },
];
const rowKey = (row: Order) => row.no;

function List(props: Partial<DataTableProps<Order>>) {
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>
        <DataTable label="订单" columns={COLUMNS} rows={ORDERS} rowKey={rowKey} state="ready" localSort {...props} />
      </main>
    </LadingProvider>
  );
}
conforms(
  'DataTable',
  <DataTable
    label="订单"
    columns={COLUMNS}
    rows={ORDERS}
    rowKey={rowKey}
    state="ready"
    features={[filtering, resizing, pinning, grouping]}
    groupedBy={['port']}
  />,
  { ref: HTMLDivElement, also: false },
);

const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => (row.hasAttribute('data-group') ? [] : (row.querySelector('td')?.textContent ?? '')));
const heads = () => screen.getAllByRole('columnheader').map((head) => head.dataset['column']);
const openFilter = (name: string) => userEvent.click(screen.getByRole('button', { name: `筛选${name}` }));

it('filters by a text without regard to the width of its signs, says what is left, and stops', async () => {
  const onFiltersChange = vi.fn();
  render(<List features={[filtering]} localFilter onFiltersChange={onFiltersChange} />);
  await openFilter('业务编号');
  const panel = within(await screen.findByRole('dialog', { name: '业务编号' }));
  await userEvent.type(panel.getByRole('textbox', { name: '包含' }), 'mb4');
  expect(numbers()).toEqual(['ＭＢ４']);
  expect(onFiltersChange).toHaveBeenLastCalledWith([{ id: 'no', value: 'mb4' }]);
  expect(screen.getByText('筛选后 1 行')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: '清除筛选' }));
  expect(numbers()).toHaveLength(4);
});

it('filters by some of the values, the empty one too', async () => {
  render(<List features={[filtering]} localFilter />);
  await openFilter('港口');
  await userEvent.click(await screen.findByRole('checkbox', { name: '上海' }));
  expect(numbers()).toEqual(['MB1', 'MB3']);
  await userEvent.click(screen.getByRole('checkbox', { name: '（空）' }));
  expect(numbers()).toEqual(['MB1', 'MB3', 'ＭＢ４']);
  expect(screen.getByRole('button', { name: '筛选港口，已启用' })).toBeInTheDocument();
});

it('filters by numbers between two', async () => {
  render(<List features={[filtering]} localFilter />);
  await openFilter('费用');
  await userEvent.type(await screen.findByRole('textbox', { name: '不小于' }), '100');
  expect(numbers()).toEqual(['MB1', 'MB3']);
  await userEvent.type(screen.getByRole('textbox', { name: '不大于' }), '1,000');
  expect(numbers()).toEqual(['MB1']);
});

it('finds words in any column, and takes the filters of an owner', () => {
  const { rerender } = render(<List features={[filtering]} localFilter search="宁波" />);
  expect(numbers()).toEqual(['MB2']);
  rerender(<List features={[filtering]} localFilter filters={[{ id: 'port', value: ['上海'] }]} search="3" />);
  expect(numbers()).toEqual(['MB1', 'MB3']);
});

it('leaves rows that come filtered as they are, and offers the values the column names', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, filterValues: ['厦门'] }));
  const onFiltersChange = vi.fn();
  render(<List features={[filtering]} columns={columns} onFiltersChange={onFiltersChange} />);
  await openFilter('港口');
  await userEvent.click(await screen.findByRole('checkbox', { name: '厦门' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith([{ id: 'port', value: ['厦门'] }]);
  expect(numbers()).toHaveLength(4);
});

it('chooses the rows that a filter leaves', async () => {
  const onSelectedChange = vi.fn();
  const filters = [{ id: 'port', value: ['上海'] }];
  render(
    <List
      features={[filtering]}
      localFilter
      filters={filters}
      selected={new Set(['MB2'])}
      onSelectedChange={onSelectedChange}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '选择全部 2 行' }));
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['MB2', 'MB1', 'MB3']));
});

it('gives a column another width by its keys, holds the others, and lets go of all', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  const onWidthsChange = vi.fn();
  render(<List features={[resizing]} onWidthsChange={onWidthsChange} />);
  const handle = screen.getByRole('separator', { name: '港口的列宽' });
  handle.focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(onWidthsChange).toHaveBeenLastCalledWith({ no: 120, port: 160, fee: 120, act: 120 });
  const width = () => handle.closest('th')?.style.inlineSize;
  expect([width(), handle.getAttribute('aria-valuenow')]).toEqual(['160px', '160']);
  expect(screen.getByRole('table')).toHaveAttribute('data-sized');
  expect(screen.queryByRole('separator', { name: '操作的列宽' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(width()).toBe('');
  expect(screen.getByRole('table')).not.toHaveAttribute('data-sized');
  vi.restoreAllMocks();
});

it('gives a column another width by dragging, and not less than its least', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  render(<List features={[resizing]} />);
  const handle = screen.getByRole('separator', { name: '港口的列宽' });
  const drag = (to: number) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 300 } },
      { target: handle, coords: { clientX: to } },
      { keys: '[/MouseLeft]', target: handle, coords: { clientX: to } },
    ]);
  await drag(340);
  expect(handle.closest('th')?.style.inlineSize).toBe('160px');
  await drag(0);
  expect(handle.closest('th')?.style.inlineSize).toBe('64px');
  vi.restoreAllMocks();
});

const choose = async (column: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${column}列` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('freezes columns beside those that are frozen, inside of the last one, and lets them go', async () => {
  const onPinnedChange = vi.fn();
  render(<List features={[pinning]} onPinnedChange={onPinnedChange} />);
  expect(screen.queryByRole('button', { name: '业务编号列' })).toBeNull();
  await choose('费用', '固定在左侧');
  expect(heads()).toEqual(['no', 'fee', 'port', 'act']);
  expect(screen.getByRole('columnheader', { name: /费用/ })).toHaveAttribute('data-pin', '1');
  await choose('港口', '固定在右侧');
  expect(onPinnedChange).toHaveBeenLastCalledWith({ start: ['no', 'fee'], end: ['port', 'act'] });
  expect(screen.getByRole('columnheader', { name: /港口/ })).toHaveAttribute('data-sticky', 'end');
  expect(screen.getByRole('columnheader', { name: '操作' })).not.toHaveAttribute('data-pin');
  await choose('费用', '取消固定');
  expect(heads()).toEqual(['no', 'fee', 'port', 'act']);
  expect(screen.getByRole('columnheader', { name: /费用/ })).not.toHaveAttribute('data-sticky');
});

it('puts rows of equal value together, folds them, and orders the groups by what they are made by', async () => {
  const onGroupedByChange = vi.fn();
  render(<List features={[grouping]} onGroupedByChange={onGroupedByChange} />);
  await choose('港口', '按此列分组');
  expect(onGroupedByChange).toHaveBeenLastCalledWith(['port']);
  const groups = () => [...document.querySelectorAll('tr[data-group]')].map((row) => row.textContent);
  expect(groups()).toEqual(['港口上海2 行', '港口宁波1 行', '港口1 行']);
  expect(numbers()).toEqual(['MB1', 'MB3', 'MB2', 'ＭＢ４']);
  await userEvent.click(screen.getByRole('button', { name: /港口 ?上海/ }));
  expect(numbers()).toEqual(['MB2', 'ＭＢ４']);
  await userEvent.click(screen.getByRole('button', { name: '港口' }));
  expect(groups()).toEqual(['港口宁波1 行', '港口上海2 行', '港口1 行']);
  await userEvent.click(screen.getByRole('button', { name: /港口 ?上海/ }));
  await userEvent.click(screen.getByRole('button', { name: '费用' }));
  await userEvent.click(screen.getByRole('button', { name: '费用' }));
  expect(groups()[0]).toContain('上海');
  expect(numbers()).toEqual(['MB3', 'MB1', 'MB2', 'ＭＢ４']);
  await choose('港口', '取消分组');
  expect(groups()).toEqual([]);
});

it('walks over groups with the arrows and chooses rows in them', async () => {
  const onSelectedChange = vi.fn();
  render(
    <List
      features={[grouping]}
      groupedBy={['port']}
      selected={new Set<string>()}
      onSelectedChange={onSelectedChange}
    />,
  );
  screen.getByRole('checkbox', { name: '选择 MB3' }).focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['MB3']));
  expect(document.activeElement?.closest('tr')).toHaveAttribute('data-group');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
});

it('says what is seen, for a file: columns as chosen and frozen, rows filtered, sorted and out of their groups', async () => {
  const view = createRef<TableView<Order>>();
  const written = () => toCells(view.current?.columns ?? [], view.current?.rows ?? []);
  const choice = [
    { id: 'fee', show: true },
    { id: 'port', show: true },
  ];
  const props = { features: [filtering, grouping, pinning], localFilter: true, viewRef: view, choice };
  const { rerender } = render(<List {...props} filters={[{ id: 'port', value: ['上海', ''] }]} />);
  await userEvent.click(screen.getByRole('button', { name: '费用' }));
  expect(written()).toEqual([
    ['业务编号', '费用', '港口', '操作'],
    ['ＭＢ４', 90, '', '查看'],
    ['MB1', 300, '上海', '查看'],
    ['MB3', 1200, '上海', '查看'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '费用' }));
  rerender(<List {...props} groupedBy={['port']} choice={[{ id: 'fee', show: false }]} />);
  // Folded groups are in the file as rows all the same.
  expect(written().map(([no]) => no)).toHaveLength(5);
  expect(written()[0]).not.toContain('费用');
  const ports = view.current?.rows.map(({ port }) => port) ?? [];
  expect(ports.filter((port, at) => port !== ports[at - 1])).toHaveLength(3);
  rerender(<List {...props} state="error" />);
  expect(view.current?.rows).toEqual([]);
});
