import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { constructRow, tableFeatures, useTable } from '../foundations/table.ts';
import { createPlainRows } from './core-rows.ts';

const features = tableFeatures({ coreRowModel: createPlainRows() });
const DATA = [{ no: 'a' }, { no: 'b' }];
const columns = [{ id: 'no', accessorFn: (row: { no: string }) => row.no }];
const tableOf = (data: { no: string }[]) =>
  renderHook(() => useTable({ features, columns, data, getRowId: (row) => row.no })).result.current;

it('makes rows that hold all that the rows of the library hold', () => {
  const table = tableOf(DATA);
  const [, ours] = table.getRowModel().rows;
  const theirs = constructRow(table, 'b', { no: 'b' }, 1, 0);
  expect(ours).toMatchObject({ ...theirs });
  expect(ours?.getValue('no')).toBe('b');
  expect(ours?.getAllCells().map((cell) => cell.getValue())).toEqual(['b']);
  expect(ours?.getDisplayIndex()).toBe(1);
});

it('finds a row by its id, and is empty without rows', () => {
  const table = tableOf(DATA);
  expect(table.getRow('b').original).toBe(DATA[1]);
  expect(() => table.getRow('c', true)).toThrow();
  expect(tableOf([]).getRowModel().rows).toEqual([]);
});
