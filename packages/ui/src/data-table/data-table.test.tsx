import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { DataColumn, TableSort } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './table-props.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

interface Box {
  no: string;
  weight: string;
}
const ROWS: Box[] = [
  { no: 'CBHU3202732', weight: '5,420.500' },
  { no: 'TCNU7200794', weight: '5,106.000' },
];
const COLUMNS: DataColumn<Box>[] = [
  { id: 'no', header: '箱号', cell: (row) => row.no, sortable: true, sticky: 'start' },
  { id: 'weight', header: 'KGS', cell: (row) => row.weight, numeric: true },
];

conforms(
  'DataTable',
  <DataTable label="集装箱" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.no} state="ready" />,
  {
    ref: HTMLDivElement,
    also: [
      { selected: new Set(), renderDetail: () => '明细', expanded: new Set(['CBHU3202732']), footer: '共 2' },
      { rows: [] },
    ],
  },
);

const show = (props: Partial<DataTableProps<Box>> = {}) =>
  render(<DataTable label="集装箱" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.no} state="ready" {...props} />, {
    wrapper,
  });

it('is a named table in a named region, its head and rows in order', () => {
  show();
  expect(screen.getByRole('region', { name: '集装箱' })).toContainElement(
    screen.getByRole('table', { name: '集装箱' }),
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['箱号', 'KGS']);
  const [, first] = screen.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['CBHU3202732', '5,420.500']);
});

it.each<[TableSort | undefined, string, TableSort | undefined]>([
  [undefined, 'none', { id: 'no', desc: false }],
  [{ id: 'no', desc: false }, 'ascending', { id: 'no', desc: true }],
  [{ id: 'no', desc: true }, 'descending', undefined],
])('sorted by %o says %s and asks for %o next', async (sort, says, next) => {
  const onSortChange = vi.fn();
  show({ sort, onSortChange });
  expect(screen.getByRole('columnheader', { name: '箱号' })).toHaveAttribute('aria-sort', says);
  await userEvent.click(screen.getByRole('button', { name: '箱号' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith(next);
});

it('never reorders rows itself and gives a plain column no button', () => {
  show({ sort: { id: 'no', desc: true } });
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent('CBHU3202732');
  expect(screen.getByRole('columnheader', { name: 'KGS' })).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'KGS' })).toBeNull();
});

it('opens a row by a button in its first cell', async () => {
  const onRowOpen = vi.fn();
  show({ onRowOpen });
  await userEvent.click(screen.getByRole('button', { name: 'TCNU7200794' }));
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
});

it('has a second line under a cell, which opens nothing', async () => {
  const [first, ...others] = COLUMNS as [DataColumn<Box>, ...DataColumn<Box>[]];
  const under = ({ no }: Box) => (no === 'TCNU7200794' ? '待称重' : undefined);
  const onRowOpen = vi.fn();
  show({ onRowOpen, columns: [{ ...first, under }, ...others] });
  expect(screen.getByRole('button', { name: 'TCNU7200794' })).not.toHaveTextContent('待称重');
  const line = screen.getByText('待称重');
  expect(line.closest('td')).toHaveTextContent('TCNU7200794待称重');
  await userEvent.click(line);
  expect(onRowOpen).not.toHaveBeenCalled();
});

it('marks the chosen row', () => {
  show({ selectedKey: 'TCNU7200794' });
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

it('keeps rows while others are on their way, but takes nothing from them', () => {
  show({ state: 'loading', onRowOpen: () => undefined });
  expect(screen.getByText('CBHU3202732').closest('tbody')).toHaveAttribute('inert');
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('正在加载中')).toBeInTheDocument();
});

it('shows boxes in place of the first rows', () => {
  show({ state: 'loading', rows: [], loadingRows: 4 });
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
});

it("says when nothing matches, in its own words or the caller's", () => {
  show({ rows: [] });
  expect(screen.getByText('无匹配数据')).toBeInTheDocument();
  show({ rows: [], empty: '还没有订单' });
  expect(screen.getByText('还没有订单')).toBeInTheDocument();
});

it('says why it failed and tries again', async () => {
  const onRetry = vi.fn();
  show({ state: 'error', error: { message: '请求异常，请检查网络或联系管理员', onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('请求异常，请检查网络或联系管理员');
  expect(screen.queryByText('CBHU3202732')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('can be reached by keys only while it scrolls', () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  show();
  expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region')).toHaveAttribute('data-end');
  expect(screen.getByRole('region')).not.toHaveAttribute('data-start');
  width.mockRestore();
});
