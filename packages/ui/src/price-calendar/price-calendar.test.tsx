import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { longPrices, prices, TODAY } from './fixtures.ts';
import { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';

const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
const picked = vi.fn();
const paged = vi.fn();
beforeEach(() => {
  picked.mockClear();
  paged.mockClear();
});

type Given = Partial<PriceCalendarProps> & { from?: string };
function Month({ from = '2026-11-28', ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <PriceCalendar
      label="宁波 → 洛杉矶"
      currency="USD"
      unit="40HQ"
      today={TODAY}
      prices={prices('zh-CN')}
      onMonthChange={paged}
      {...rest}
      value={value}
      onChange={(day) => {
        picked(day);
        setValue(day);
      }}
    />
  );
}
const start = (props: Given = {}) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { rerender } = render(<Month {...props} />, { wrapper: page });
  return { user, again: (next: Given) => rerender(<Month {...next} />) };
};
const day = (date: string) =>
  within(document.querySelector<HTMLElement>(`[data-day="${date}"]`) as HTMLElement).getByRole('button');
const at = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');

conforms(
  'PriceCalendar',
  <PriceCalendar
    label="宁波 → 洛杉矶"
    currency="USD"
    prices={prices('zh-CN')}
    value="2026-11-26"
    onChange={() => undefined}
    today={TODAY}
  />,
  { ref: HTMLFieldSetElement, also: [{ aside: '40HQ' }] },
);

describe('a day says', () => {
  it('its date, price, rank and what is known of the sailing', () => {
    start();
    expect(screen.getByRole('group', { name: '宁波 → 洛杉矶' })).toBeInTheDocument();
    expect(day('2026-11-26')).toHaveAccessibleName(/^2026年11月26日.*, USD 2,310 · 最低价 · COSCO AAC2/);
    expect(day('2026-11-28')).toHaveAccessibleName(/USD 2,365 · 剩 6 柜/);
    expect(day('2026-11-24')).toHaveAccessibleName(/, 无船$/);
    expect(day('2026-11-20')).toHaveAccessibleName(/^今天, /);
  });

  it('that no room is left, and does not count such a price as the lowest', () => {
    start();
    expect(day('2026-11-21')).toHaveAccessibleName(/USD 2,290 · 已满/);
    expect(day('2026-11-21')).toHaveTextContent('已满');
    expect(screen.getAllByText('最低')).toHaveLength(1);
    expect(day('2026-11-26')).toHaveTextContent('最低');
  });

  it('a long price whole, and shortened where a cell is narrow', () => {
    start({ currency: 'CNY', prices: longPrices('zh-CN') });
    expect(day('2026-11-26')).toHaveAccessibleName(/CNY 123,108\.50/);
    expect(day('2026-11-26')).toHaveTextContent('12.31万');
  });

  it('the same in English, from Monday', () => {
    render(
      <LadingProvider locale="en-US" messages={english}>
        <main>
          <Month />
        </main>
      </LadingProvider>,
    );
    expect(day('2026-11-26')).toHaveAccessibleName(/November 26, 2026, USD 2,310 · lowest price/);
    const heads = [...document.querySelectorAll('th')].map((head) => head.getAttribute('aria-label'));
    expect(heads[0]).toBe('Monday');
  });
});

describe('choosing', () => {
  it('takes a day by a press, and none that cannot be booked', async () => {
    const { user } = start();
    await user.click(day('2026-11-26'));
    expect(picked.mock.calls).toEqual([['2026-11-26']]);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', '2026-11-26');
    await user.click(day('2026-11-21'));
    await user.click(day('2026-11-24'));
    expect(picked).toHaveBeenCalledTimes(1);
    expect(day('2026-11-24')).toHaveAttribute('aria-disabled', 'true');
  });

  it('walks over every day by keys and shows in words where it is', async () => {
    const { user } = start();
    day('2026-11-28').focus();
    for (const [key, date] of [
      ['{ArrowLeft}', '2026-11-27'],
      ['{ArrowRight}', '2026-11-28'],
      ['{ArrowUp}', '2026-11-21'],
      ['{ArrowDown}', '2026-11-28'],
      ['{Home}', '2026-11-23'],
      ['{End}', '2026-11-29'],
      ['{PageDown}', '2026-12-29'],
      ['{PageUp}', '2026-11-29'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-29'],
      ['{Shift>}{PageUp}{/Shift}', '2026-11-29'],
    ] as const) {
      await user.keyboard(key);
      expect(at()).toBe(date);
    }
    expect(paged.mock.calls).toEqual([['2026-12'], ['2026-11'], ['2027-11'], ['2026-11']]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText(/^11-26 周四 · USD 2,310 · 最低价/)).toBeInTheDocument();
    await user.keyboard(' ');
    expect(picked.mock.calls).toEqual([['2026-11-26']]);
    await user.keyboard('{ArrowRight}{Enter}{Home}{Enter}');
    expect(picked.mock.calls).toEqual([['2026-11-26'], ['2026-11-27']]);
  });

  it('keeps one day in the tab order', async () => {
    const { user } = start();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(at()).toBe('2026-11-28');
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('months', () => {
  it('turn by their arrows within the limits, and say when no ship sails', async () => {
    const { user } = start({ min: '2026-11-20', max: '2027-01-31' });
    expect(screen.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: '下个月' }));
    expect(screen.getByRole('grid', { name: '2026年12月' })).toBeInTheDocument();
    expect(day('2026-12-03')).toHaveTextContent('最低');
    await user.click(screen.getByRole('button', { name: '下个月' }));
    expect(paged.mock.calls).toEqual([['2026-12'], ['2027-01']]);
    expect(screen.getByText('2027年1月没有船期', { selector: 'p' })).toBeInTheDocument();
  });

  it('are the owner’s when one is given', async () => {
    const { user, again } = start({ month: '2026-11' });
    await user.click(screen.getByRole('button', { name: '下个月' }));
    expect(screen.getByRole('grid', { name: '2026年11月' })).toBeInTheDocument();
    again({ month: '2026-12' });
    expect(screen.getByRole('grid', { name: '2026年12月' })).toBeInTheDocument();
  });
});

describe('prices that are not here', () => {
  it('are on their way: no day is said to be without a ship, and none can be chosen', async () => {
    const { user } = start({ prices: { status: 'loading' } });
    expect(screen.getByRole('group', { name: '宁波 → 洛杉矶' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('正在加载中')).toBeInTheDocument();
    expect(day('2026-11-26')).not.toHaveAccessibleName(/无船/);
    await user.click(day('2026-11-26'));
    expect(picked).not.toHaveBeenCalled();
  });

  it('failed: the words of the server, and once more', async () => {
    const retry = vi.fn();
    const { user } = start({ prices: { status: 'error', message: '上游系统没有响应（504）。', retry } });
    expect(screen.getByRole('alert')).toHaveTextContent('上游系统没有响应（504）。');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
