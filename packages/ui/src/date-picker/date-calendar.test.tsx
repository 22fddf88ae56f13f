import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { at, calendar, changed, closed, day, Etd, input, open, page, start } from './fixture.tsx';
import { sailings, TODAY } from './fixtures.ts';

beforeEach(() => changed.mockClear());

it('opens with Down on the day of the field, walks by keys and takes with Enter', async () => {
  const user = start({ from: '2026-11-26' });
  await open(user);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(at()).toBe('2026-11-26');
  for (const [key, date] of [
    ['{ArrowRight}', '2026-11-27'],
    ['{ArrowLeft}', '2026-11-26'],
    ['{ArrowDown}', '2026-12-03'],
    ['{ArrowUp}', '2026-11-26'],
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
  await user.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['2026-11-29']]);
  await closed();
  expect(input()).toHaveFocus();
});

it('begins at today, or at the first day there is', async () => {
  const user = start();
  await open(user);
  expect(at()).toBe(TODAY);
  expect(day(TODAY)).toHaveAccessibleName(/^今天, 2026年11月20日/);
});

it('begins at the first day there is when today is before it', async () => {
  const user = start({ min: '2027-02-10' });
  await open(user);
  expect(at()).toBe('2027-02-10');
  expect(screen.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true');
  expect(day('2027-02-09')).toBeDisabled();
});

it('leaves out the days that cannot be chosen, by hand and typed', async () => {
  const user = start({ from: '2026-11-26', isUnavailable: (date) => date === '2026-11-27' });
  await open(user);
  expect(day('2026-11-27')).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  expect(at()).toBe('2026-11-28');
  await user.keyboard('{Escape}');
  await closed();
  await user.clear(input());
  await user.type(input(), '2026-11-27');
  expect(input()).toHaveAccessibleDescription('2026-11-27 不能选');
});

it('opens by its mark, pages by its arrows and closes on a press elsewhere', async () => {
  const user = start({ from: '2026-11-26' });
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  const { getByRole } = within(await calendar());
  await user.click(getByRole('button', { name: '下个月' }));
  expect(getByRole('grid', { name: '2026年12月' })).toBeInTheDocument();
  await user.click(getByRole('button', { name: '上个月' }));
  await user.click(day('2026-11-05'));
  expect(changed.mock.calls).toEqual([['2026-11-05']]);
  await closed();
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  await calendar();
  await user.click(document.body);
  await closed();
});

it('says why a day stands out, and what the dots mean', async () => {
  const user = start({ from: '2026-11-26', marks: sailings('zh-CN') });
  await open(user);
  expect(day('2026-11-26')).toHaveAccessibleName(/2026年11月26日.*, 开船 COSCO/);
  expect(await calendar()).toHaveAccessibleDescription('有点的日子有船；按起运港当地日期。');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2026-11-25 截单 17:00 宁波时间')).toBeInTheDocument();
});

it('begins the week on Monday in both languages', async () => {
  const user = userEvent.setup();
  render(
    <LadingProvider locale="en-US" messages={english}>
      <main>
        <Etd from="2026-11-26" />
      </main>
    </LadingProvider>,
  );
  await open(user);
  const names = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label'));
  expect(names).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
});

it('closes alone over a dialog', async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  render(
    <Dialog open onOpenChange={close} title="改期" size="message">
      <Etd from="2026-11-26" />
    </Dialog>,
    { wrapper: page },
  );
  await open(user);
  expect(at()).toBe('2026-11-26');
  await user.keyboard('{Escape}');
  await closed();
  expect(input()).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});
