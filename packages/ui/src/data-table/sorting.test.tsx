import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import type { DataColumn } from './column.ts';
import { useTableModel } from './use-table-model.ts';

type Value = string | number | null;
interface Row {
  at: number;
  value: Value;
}
const rowsOf = (values: Value[]): Row[] => values.map((value, at) => ({ at, value }));
const column = (rest: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id: 'v',
  header: 'V',
  cell: (row) => row.value,
  value: (row) => row.value,
  sortable: true,
  ...rest,
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const PROPS = { label: '', rowKey: (row: Row) => row.at, state: 'ready', localSort: true } as const;
function model(rows: Row[], by: DataColumn<Row>, falling: boolean) {
  const columns = [by];
  return renderHook((desc) => useTableModel({ ...PROPS, columns, rows, sort: { id: 'v', desc } }), {
    wrapper,
    initialProps: falling,
  });
}
const sorted = (...given: Parameters<typeof model>) =>
  model(...given).result.current.rows.map(({ original }) => original);

it.each<[string, Value[], Value[], Value[], Partial<DataColumn<Row>>?]>([
  ['numbers as numbers', [10, 9, -1], [-1, 9, 10], [10, 9, -1]],
  [
    'written numbers of a numeric column too',
    ['10.5', '9', '1,000'],
    ['9', '10.5', '1,000'],
    ['1,000', '10.5', '9'],
    { numeric: true },
  ],
  ['codes by their signs', ['MB2', 'MB10', 'MB1'], ['MB1', 'MB10', 'MB2'], ['MB2', 'MB10', 'MB1']],
  ['words by the language', ['上海', '宁波', '青岛'], ['宁波', '青岛', '上海'], ['上海', '青岛', '宁波']],
  ['what has no value last in both directions', [null, 2, '', 1], [1, 2, null, ''], [2, 1, null, '']],
])('puts %s', (_, values, up, down, rest) => {
  const said = (desc: boolean) => sorted(rowsOf(values), column(rest), desc).map((row) => row.value);
  expect(said(false)).toEqual(up);
  expect(said(true)).toEqual(down);
});

it('keeps the order of equal rows in both directions, and leaves the rows it was given alone', () => {
  const rows = rowsOf([1, 2, 1, 2]);
  const places = (desc: boolean) => sorted(rows, column(), desc).map((row) => row.at);
  expect(places(false)).toEqual([0, 2, 1, 3]);
  expect(places(true)).toEqual([1, 3, 0, 2]);
  expect(rows.map((row) => row.at)).toEqual([0, 1, 2, 3]);
});

it('asks each row for its value once, whichever way it is sorted', () => {
  let asked = 0;
  const counting = column({
    value: (row) => {
      asked += 1;
      return row.value;
    },
  });
  const { rerender } = model(rowsOf([3, 1, 2, 5, 4]), counting, false);
  rerender(true);
  expect(asked).toBe(5);
});

it('sorts anew when rows, columns or the language are others', () => {
  const rows = rowsOf(['b', 'a']);
  const { result, rerender } = renderHook(
    ({ list, by }) => useTableModel({ ...PROPS, columns: by, rows: list, sort: { id: 'v', desc: false } }),
    { wrapper, initialProps: { list: rows, by: [column()] } },
  );
  const said = () => result.current.rows.map(({ original }) => original.value);
  expect(said()).toEqual(['a', 'b']);
  rerender({ list: rows, by: [column({ value: (row) => -row.at })] });
  expect(said()).toEqual(['a', 'b']);
  rerender({ list: rows, by: [column({ value: (row) => row.at })] });
  expect(said()).toEqual(['b', 'a']);
  rerender({ list: rowsOf(['y', 'x', 'w']), by: [column({ value: (row) => -row.at })] });
  expect(said()).toEqual(['w', 'x', 'y']);
});
