import { expect, it } from 'vitest';
import type { DataColumn } from './column.ts';
import { sortRows } from './sort-rows.ts';

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
  ...rest,
});

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
  const said = (desc: boolean) => sortRows(rowsOf(values), column(rest), desc, 'zh-CN').map((row) => row.value);
  expect(said(false)).toEqual(up);
  expect(said(true)).toEqual(down);
});

it('keeps the order of equal rows in both directions, and leaves the rows it was given alone', () => {
  const rows = rowsOf([1, 2, 1, 2]);
  const places = (desc: boolean) => sortRows(rows, column(), desc, 'zh-CN').map((row) => row.at);
  expect(places(false)).toEqual([0, 2, 1, 3]);
  expect(places(true)).toEqual([1, 3, 0, 2]);
  expect(rows.map((row) => row.at)).toEqual([0, 1, 2, 3]);
});

it('asks each row for its value once', () => {
  let asked = 0;
  const counting = column({
    value: (row) => {
      asked += 1;
      return row.value;
    },
  });
  sortRows(rowsOf([3, 1, 2, 5, 4]), counting, false, 'zh-CN');
  expect(asked).toBe(5);
});
