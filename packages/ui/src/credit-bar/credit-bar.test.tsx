import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { CreditBar } from './credit-bar.tsx';

const over = <CreditBar currency="CNY" limit="100000.00" used="71000.00" added="29000.01" left="-0.01" />;
conforms('CreditBar', over, { ref: HTMLElement });

it('says by how much an order goes over the limit, and what is left of it otherwise', () => {
  const inside = (bar: typeof over) => (
    <LadingProvider locale="en-US" messages={messages}>
      {bar}
    </LadingProvider>
  );
  const { rerender } = render(inside(over));
  expect(screen.getByRole('region', { name: 'Credit' })).toHaveTextContent('Over the limit by CNY 0.01');
  rerender(inside(<CreditBar currency="CNY" limit="100000.00" used="71000.00" added="29000.00" left="0.00" />));
  expect(screen.getByRole('region')).not.toHaveTextContent('Over');
  expect(screen.getByText('Left').nextSibling).toHaveTextContent('CNY 0.00');
});
