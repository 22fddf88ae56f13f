import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { RateCompare } from './rate-compare.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);
const HEADS = [
  { id: '1', name: 'COSCO', note: 'AAC2' },
  { id: '2', name: 'ONE' },
];
const ROWS = [
  { name: 'Transit', values: ['14 days', '17 days'], best: ['1'] },
  { name: 'Free time', values: [null, '7 days'] },
];

conforms('RateCompare', <RateCompare label="对比" heads={HEADS} rows={ROWS} onRemove={() => undefined} />, {
  ref: HTMLDivElement,
});

it('stands each value under its channel, marks the best and says what is missing', () => {
  render(<RateCompare label="Compared" heads={HEADS} rows={ROWS} />, { wrapper });
  expect(screen.getByRole('table', { name: 'Compared' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Transit 14 days best 17 days' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Free time Not given 7 days/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets a channel be taken out', async () => {
  const onRemove = vi.fn();
  render(<RateCompare label="Compared" heads={HEADS} rows={ROWS} onRemove={onRemove} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Take ONE out of the comparison' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('2');
});
