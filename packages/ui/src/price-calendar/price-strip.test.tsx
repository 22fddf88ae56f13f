import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { prices, strip } from './fixtures.ts';
import { PriceStrip, type PriceStripProps } from './price-strip.tsx';

const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
const picked = vi.fn();
function Days(props: Partial<PriceStripProps>) {
  const [value, setValue] = useState('2026-11-26');
  return (
    <PriceStrip
      label="开船日"
      currency="USD"
      prices={strip('zh-CN')}
      {...props}
      value={value}
      onChange={(day) => {
        picked(day);
        setValue(day);
      }}
    />
  );
}

conforms(
  'PriceStrip',
  <PriceStrip label="开船日" currency="USD" prices={strip('zh-CN')} value="2026-11-26" onChange={() => undefined} />,
  { ref: HTMLFieldSetElement },
);

it('offers the days that can be booked, says the lowest, and passes over the others by keys', async () => {
  const user = userEvent.setup();
  render(<Days />, { wrapper: page });
  expect(screen.getByRole('group', { name: '开船日' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /11-26 周四 2,310 最低/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /11-24 周二 无船/ })).toBeDisabled();
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(picked.mock.calls).toEqual([['2026-11-25'], ['2026-12-04']]);
  await user.keyboard('{ArrowRight}');
  expect(picked).toHaveBeenLastCalledWith('2026-11-25');
  await user.click(screen.getByText('2,420'));
  expect(picked).toHaveBeenLastCalledWith('2026-11-27');
});

it('says of a day without a flight that there is none, in the words of the page', () => {
  render(<Days none="无航班" />, { wrapper: page });
  expect(screen.getByRole('radio', { name: /11-24 周二 无航班/ })).toBeDisabled();
});

it('shows a full ship and offers it not', () => {
  render(<Days prices={prices('zh-CN')} />, { wrapper: page });
  expect(screen.getByRole('radio', { name: /11-21 周六 2,290 已满/ })).toBeDisabled();
});

it('shows cents of all days where one has some', () => {
  const days = [
    { day: '2026-11-25', price: '5.00' },
    { day: '2026-11-26', price: '12.40' },
  ];
  render(<Days prices={days} />, { wrapper: page });
  expect(screen.getByText('5.00')).toBeVisible();
  expect(screen.getByText('12.40')).toBeVisible();
});

it('says that the papers of a ship have closed', () => {
  render(<Days prices={[{ day: '2026-11-25', closed: true }]} />, { wrapper: page });
  expect(screen.getByRole('radio', { name: /11-25 周三 已截单/ })).toBeDisabled();
});

it('waits, and gives the words of a failure', async () => {
  const retry = vi.fn();
  const { rerender } = render(<Days prices={{ status: 'loading' }} />, { wrapper: page });
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  rerender(<Days prices={{ status: 'error', message: '504', retry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('504');
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});
