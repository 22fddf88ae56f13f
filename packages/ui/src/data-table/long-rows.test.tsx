import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import type { DataColumn, RowKey } from './column.ts';
import { DataTable } from './data-table.tsx';
import { preloadLongTables } from './load-long-rows.ts';
import type { DataTableProps } from './table-props.ts';

interface Box {
  no: string;
}
const ROWS: Box[] = Array.from({ length: 1000 }, (_, index) => ({ no: `BOX${String(index + 1).padStart(4, '0')}` }));
const COLUMNS: DataColumn<Box>[] = [
  { id: 'no', header: '箱号', cell: (row) => row.no, sortable: true, sticky: 'start' },
  { id: 'again', header: '再说', cell: (row) => <b>{row.no}</b>, value: (row) => (row.no === 'BOX0900' ? '青岛' : '') },
];
const rowKey = (row: Box) => row.no;

// The document of the tests has no layout: the box scrolls by a number alone, and says so later, as a browser does.
beforeAll(() => {
  Element.prototype.scrollTo = function (this: Element, options?: number | ScrollToOptions) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as Element['scrollTo'];
});
beforeEach(() => preloadLongTables());

const show = (props: Partial<DataTableProps<Box>> = {}) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <DataTable
        label="集装箱"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={rowKey}
        state="ready"
        onRowOpen={() => undefined}
        {...props}
      />
    </LadingProvider>,
  );
const row = (no: string) => screen.getByRole('button', { name: no });
const drawn = () => [...document.querySelectorAll('tr[data-row]')];
const scroll = (top: number) => {
  const box = screen.getByRole('region', { name: '集装箱' });
  box.scrollTop = top;
  fireEvent.scroll(box);
};

it('draws what is in sight and says how many there are', () => {
  show();
  expect(drawn().length).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(drawn()[0]).toHaveAttribute('aria-rowindex', '2');
  scroll(24_000);
  const places = drawn().map((one) => Number(one.getAttribute('aria-rowindex')));
  expect(Math.min(...places)).toBeGreaterThan(480);
  expect(Math.max(...places)).toBeLessThan(540);
  expect(screen.queryByText('BOX0001')).toBeNull();
});

it('gives room of another height to another element', () => {
  show();
  const room = () => [...document.querySelectorAll<HTMLElement>('tbody > tr[aria-hidden]')];
  scroll(20_000);
  const before = room();
  scroll(24_000);
  expect(room()).toHaveLength(2);
  expect(room().some((one) => before.includes(one))).toBe(false);
  const height = room().reduce((sum, one) => sum + Number.parseFloat(one.style.blockSize), 0);
  expect(height + drawn().length * 48).toBe(48_000);
});

it('draws all of two hundred', () => {
  show({ rows: ROWS.slice(0, 200) });
  expect(drawn()).toHaveLength(200);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('keeps the row that has the focus, however far it is scrolled away', () => {
  show();
  row('BOX0003').focus();
  scroll(17_000);
  expect(row('BOX0003')).toHaveFocus();
  act(() => row('BOX0003').blur());
  expect(screen.queryByRole('button', { name: 'BOX0003' })).toBeNull();
});

it('walks to rows that were not drawn', async () => {
  show();
  row('BOX0001').focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(row('BOX1000')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(row('BOX0999')).toHaveFocus();
});

it('finds rows that were not drawn, by keys alone', async () => {
  show();
  row('BOX0001').focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('searchbox', { name: '在表中查找' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('box09');
  expect(screen.getByText('第 1 处，共 100 处')).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('第 100 处，共 100 处')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(document.querySelector('tr[data-found]')).toHaveAttribute('aria-rowindex', '902');
  await userEvent.keyboard('{Escape}');
  expect(row('BOX0901')).toHaveFocus();
});

it('finds what a column means, and says when there is nothing', async () => {
  show();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, '青岛');
  expect(screen.getByText('第 1 处，共 1 处')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz');
  expect(screen.getByText('没有找到')).toBeInTheDocument();
});

it('puts every row on paper', () => {
  show({ rows: ROWS.slice(0, 300) });
  expect(drawn().length).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toHaveLength(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn().length).toBeLessThan(60);
});

it('sorts all of them, and chooses all of them', async () => {
  const onSelectedChange = vi.fn<(keys: ReadonlySet<RowKey>) => void>();
  show({ localSort: true, sort: { id: 'no', desc: true }, selected: new Set(), onSelectedChange });
  expect(drawn()[0]).toHaveTextContent('BOX1000');
  await userEvent.click(screen.getByRole('checkbox', { name: '选择全部 1,000 行' }));
  expect(onSelectedChange.mock.lastCall?.[0].size).toBe(1000);
});

it('opens details between its rows', async () => {
  show({ renderDetail: (one) => `货物 ${one.no}` });
  await userEvent.click(screen.getByRole('button', { name: 'BOX0002 的详情' }));
  expect(screen.getByText('货物 BOX0002').closest('tr')?.previousElementSibling).toHaveTextContent('BOX0002');
});
