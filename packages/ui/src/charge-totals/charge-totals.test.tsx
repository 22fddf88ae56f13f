import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ChargeTotals } from './charge-totals.tsx';

const TOTALS = [
  { currency: 'USD', receivable: '1502.00', inOne: '1502.00' },
  { currency: 'CNY', receivable: '2478.00', inOne: '349.01' },
];
const EARNED = { currency: 'USD', receivable: '1851.01', payable: '1900.00', margin: '-48.99', percent: '-2.6' };

conforms('ChargeTotals', <ChargeTotals totals={TOTALS} overall={EARNED} margin={EARNED} />, { ref: HTMLDivElement });

const inEnglish = (part: ReactNode) => (
  <LadingProvider locale="en-US" messages={messages}>
    {part}
  </LadingProvider>
);

it('names each currency with what it is in one, and says a loss in figures', () => {
  render(inEnglish(<ChargeTotals totals={TOTALS} overall={EARNED} margin={EARNED} />));
  expect(screen.getByRole('row', { name: 'CNY 2,478.00 349.01' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'USD 1,851.01' })).toBeVisible();
  expect(screen.getByText('Margin').nextSibling).toHaveTextContent('USD \u221248.99');
});

it('says nothing of what is earned to who may not see it', () => {
  render(inEnglish(<ChargeTotals totals={TOTALS} overall={EARNED} />));
  expect(screen.queryByText('Margin')).not.toBeInTheDocument();
});
