import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { visiblePages } from './pages.ts';
import { Pagination } from './pagination.tsx';

conforms('Pagination', <Pagination current={2} size={10} total={128} onChange={() => undefined} />, {
  ref: HTMLElement,
  also: [{ current: 10, total: 300 }],
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 13, '1 2 3 4 5 … 13'],
  [4, 13, '1 2 3 4 5 … 13'],
  [5, 13, '1 … 4 5 6 … 13'],
  [9, 13, '1 … 8 9 10 … 13'],
  [10, 13, '1 … 9 10 11 12 13'],
  [13, 13, '1 … 9 10 11 12 13'],
])('page %i of %i shows %s', (current, last, shown) => {
  expect(
    visiblePages(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});

const show = (current: number, total = 128) => {
  const onChange = vi.fn();
  render(<Pagination current={current} size={10} total={total} onChange={onChange} />, { wrapper });
  return onChange;
};

it('says how many there are and which page is shown', () => {
  show(2);
  expect(screen.getByText('共 128 条')).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 2 页');
});

it('names the page alone while nobody knows how many there are', () => {
  render(<Pagination current={3} size={10} total={undefined} onChange={() => undefined} />, { wrapper });
  expect(screen.queryByText(/^共/)).toBeNull();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 3 页');
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

it('goes to a page, one on and one back, by keys', async () => {
  const onChange = show(2);
  await userEvent.click(screen.getByRole('button', { name: '第 13 页' }));
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  screen.getByRole('button', { name: '上一页' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls.map(([page]) => page.current)).toEqual([13, 3, 1]);
});

it('stays where it is on the page that is shown', async () => {
  const onChange = show(2);
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('is walked by Tab from the size to the pages, which take Space too', async () => {
  const onChange = show(2);
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '上一页' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '第 1 页' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ current: 1, size: 10 });
});

it('starts again at page 1 with another size', async () => {
  const onChange = show(5);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ current: 1, size: 50 });
});

it.each([
  [1, 128, true, false],
  [13, 128, false, true],
  [1, 0, true, true],
])('page %i of %i rows: back disabled %s, on disabled %s', (current, total, back, on) => {
  show(current, total);
  expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', back);
  expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', on);
});
