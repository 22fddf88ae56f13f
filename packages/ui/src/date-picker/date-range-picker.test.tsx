import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { classes } from './calendar.css.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { TODAY } from './fixtures.ts';
import type { DateRange } from './use-finding.ts';

const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
const changed = vi.fn();
beforeEach(() => changed.mockClear());
afterEach(() => vi.unstubAllGlobals());

const NONE: DateRange = { start: '', end: '' };
type Given = Partial<DateRangePickerProps> & { from?: DateRange };
function Sailed({ from = NONE, ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <DateRangePicker
      label="开船日期"
      today={TODAY}
      {...rest}
      value={value}
      onChange={(range) => {
        changed(range);
        setValue(range);
      }}
    />
  );
}
const start = (props: Given = {}) => {
  const user = userEvent.setup();
  render(<Sailed {...props} />, { wrapper: page });
  return user;
};
const first = () => screen.getByRole('combobox', { name: '开船日期 开始' });
const last = () => screen.getByRole('combobox', { name: '开船日期 结束' });
const day = (date: string) => document.querySelector(`[data-day="${date}"] button`) as HTMLElement;
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  await screen.findByRole('dialog', { name: '开船日期 日历' });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

conforms(
  'DateRangePicker',
  <DateRangePicker label="开船日期" value={{ start: '2026-11-25', end: '' }} onChange={() => undefined} />,
  { ref: HTMLInputElement, also: [], reach: (user) => user.click(screen.getByRole('button', { name: '打开日历' })) },
);

it('begins, ends and closes; the next opening begins anew', async () => {
  const user = start();
  await open(user);
  await user.click(day('2026-11-23'));
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByText('从 2026-11-23 起，再选结束日期', { selector: 'p' })).toBeInTheDocument();
  await user.click(day('2026-11-26'));
  expect(changed.mock.calls).toEqual([[{ start: '2026-11-23', end: '2026-11-26' }]]);
  await closed();
  expect(first()).toHaveFocus();
  expect(screen.getByText('2026-11-23 至 2026-11-26')).toBeInTheDocument();
  await open(user);
  await user.click(day('2026-11-28'));
  await user.click(day('2026-11-28'));
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-28', end: '2026-11-28' });
});

it('puts a range right that was chosen backwards, by keys too', async () => {
  const user = start();
  await open(user);
  await user.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(changed.mock.calls).toEqual([[{ start: '2026-11-18', end: '2026-11-20' }]]);
});

it('shows what the range would hold, where the pointer is', async () => {
  const user = start();
  await open(user);
  await user.click(day('2026-11-23'));
  const held = () =>
    [...document.querySelectorAll('[data-day]')]
      .filter((cell) => cell.classList.contains(classes.reach))
      .map((cell) => cell.getAttribute('data-day'));
  await user.hover(day('2026-11-25'));
  expect(held()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  await user.hover(day('2026-11-22'));
  expect(held()).toEqual(['2026-11-22', '2026-11-23']);
});

it('forgets a beginning when it is closed, and ends a range of which the start is typed', async () => {
  const user = start();
  await open(user);
  await user.click(day('2026-11-23'));
  await user.keyboard('{Escape}');
  await closed();
  expect(changed).not.toHaveBeenCalled();
  await user.type(first(), '2026-11-10');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog');
  expect(day('2026-11-10')).toHaveFocus();
  await user.click(day('2026-11-12'));
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-12' });
});

it('is typed into both inputs, and offers to turn what stands the wrong way round', async () => {
  const user = start();
  await user.type(first(), '20261203');
  await user.tab();
  expect(last()).toHaveFocus();
  await user.type(last(), '2026年11月26日');
  await user.tab();
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-12-03', end: '2026-11-26' });
  expect(first()).toHaveAccessibleDescription('结束日期早于开始日期');
  expect(last()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: '改为 2026-11-26 – 2026-12-03' }));
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-26', end: '2026-12-03' });
  expect(first()).toHaveFocus();
});

it('repairs the day that is wrong', async () => {
  const user = start({ from: { start: '2026-11-20', end: '2026-11-31' } });
  await user.click(screen.getByRole('button', { name: '改为 2026-11-30' }));
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-30' });
});

it('shows two months where there is room, and one where there is not', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const user = start();
  await open(user);
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  vi.unstubAllGlobals();
});

it('is emptied by its cross, and stays as it is when it is read only', async () => {
  const user = start({ from: { start: '2026-11-20', end: '2026-11-26' } });
  await user.click(screen.getByRole('button', { name: '清除日期' }));
  expect(changed).toHaveBeenLastCalledWith(NONE);
  expect(first()).toHaveFocus();
});

it('takes a range that is often wanted, and shows that it is the chosen one', async () => {
  const preset = { label: '未来两周', start: '2026-11-20', end: '2026-12-03' };
  const user = start({ presets: [preset] });
  await open(user);
  await user.click(screen.getByRole('button', { name: '未来两周', pressed: false }));
  expect(changed.mock.calls).toEqual([[{ start: '2026-11-20', end: '2026-12-03' }]]);
  await closed();
  await open(user);
  expect(screen.getByRole('button', { name: '未来两周', pressed: true })).toBeInTheDocument();
});

it('sends both days under their names', () => {
  render(
    <form aria-label="查询">
      <Sailed from={{ start: '2026-11-20', end: '2026-11-26' }} names={{ start: 'etdFrom', end: 'etdTo' }} />
    </form>,
    { wrapper: page },
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form', { name: '查询' }));
  expect([...data.entries()]).toEqual([
    ['etdFrom', '2026-11-20'],
    ['etdTo', '2026-11-26'],
  ]);
});

it('keeps Tab in the calendar: the arrows of the months, the days, the presets, and round', async () => {
  const preset = { label: '未来两周', start: '2026-11-20', end: '2026-12-03' };
  const user = start({ presets: [preset] });
  await open(user);
  expect(day(TODAY)).toHaveFocus();
  const walk = [];
  for (let step = 0; step < 4; step++) {
    await user.tab();
    walk.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(walk).toEqual(['未来两周', '上个月', '下个月', expect.stringContaining('2026年11月20日')]);
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '下个月' })).toHaveFocus();
});
