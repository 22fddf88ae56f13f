import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { arrange, type DataColumn } from './column.ts';
import { isColumnChoice } from './column-choice.ts';
import { createTableSettings, useKept } from './settings.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const CHOICE = [
  { id: 'etd', show: true },
  { id: 'lane', show: false },
];
const orders = () => createTableSettings({ prefix: 'lading.', table: 'orders' });

it('keeps columns and page size of each table under the prefix', () => {
  const one = orders();
  expect([one.columns.get(), one.pageSize.get()]).toEqual([null, 10]);
  one.columns.set(CHOICE);
  one.pageSize.set(50);
  expect(Object.keys(localStorage).sort()).toEqual(['lading.columns.orders', 'lading.pageSize.orders']);
  expect([orders().columns.get(), orders().pageSize.get()]).toEqual([CHOICE, 50]);
  expect(createTableSettings({ prefix: 'lading.', table: 'bills', pageSize: 20 }).pageSize.get()).toBe(20);
});

it.each(['no JSON', 'null', '{"v":1,"d":-3}', '{"v":1,"d":"20"}', '7'])('does not believe %s', (raw) => {
  localStorage.setItem('lading.pageSize.orders', raw);
  localStorage.setItem('lading.columns.orders', raw);
  expect([orders().columns.get(), orders().pageSize.get()]).toEqual([null, 10]);
});

it('gives the same object until it changes, also to those who listen in another tab', () => {
  const { columns } = orders();
  columns.set(CHOICE);
  expect(columns.get()).toBe(columns.get());
  const heard = vi.fn();
  const stop = columns.subscribe(heard);
  localStorage.setItem('lading.columns.orders', JSON.stringify({ v: 1, d: [] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lading.columns.orders' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(columns.get()).toEqual([]);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledOnce();
});

it('lasts as long as the page where the browser stores nothing', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { pageSize } = orders();
  pageSize.set(50);
  expect(pageSize.get()).toBe(50);
});

it('is read and written by a component', () => {
  const { pageSize } = orders();
  const Size = () => {
    const [size, setSize] = useKept(pageSize);
    return (
      <button type="button" onClick={() => setSize(size * 2)}>
        {size}
      </button>
    );
  };
  render(<Size />);
  act(() => screen.getByRole('button', { name: '10' }).click());
  expect(screen.getByRole('button', { name: '20' })).toBeInTheDocument();
  expect(orders().pageSize.get()).toBe(20);
});

const COLUMNS: DataColumn<object>[] = [
  { id: 'no', header: 'No', cell: () => '', sticky: 'start' },
  { id: 'lane', header: 'Lane', cell: () => '' },
  { id: 'new', header: 'New', cell: () => '' },
  { id: 'etd', header: 'ETD', cell: () => '' },
  { id: 'late', header: 'Late', cell: () => '', hidden: true },
  { id: 'act', header: 'Act', cell: () => '', sticky: 'end' },
];
const said = (choice: Parameters<typeof arrange>[1]) =>
  arrange(COLUMNS, choice).map(({ column, show }) => (show ? column.id : `(${column.id})`));

it('arranges columns as they are, as chosen, and with what the choice does not know yet', () => {
  expect(said(null)).toEqual(['no', 'lane', 'new', 'etd', '(late)', 'act']);
  expect(said([{ id: 'gone', show: true }, ...CHOICE])).toEqual(['no', 'etd', '(late)', '(lane)', 'new', 'act']);
  expect(
    said([
      { id: 'act', show: false },
      { id: 'no', show: false },
    ]),
  ).toEqual(['no', 'lane', 'new', 'etd', '(late)', 'act']);
});

it.each([
  [CHOICE, true],
  [[], true],
  [null, false],
  [[{ id: 'a' }], false],
  [[{ id: 1, show: true }], false],
  ['ab', false],
])('%j is a choice: %s', (value, is) => {
  expect(isColumnChoice(value)).toBe(is);
});
