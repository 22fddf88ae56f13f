import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { sumsIn } from './fixtures.ts';
import { StatementSums } from './statement-sums.tsx';

conforms('StatementSums', <StatementSums cells={sumsIn('en-US')}>ages</StatementSums>, { ref: HTMLDivElement });

it('names a state with its sums in every currency, and leads to it', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <StatementSums cells={[...sumsIn('en-US'), { id: 'none', name: 'Queried', sums: [] }]} />
    </LadingProvider>,
  );
  expect(screen.getByRole('link', { name: /^To confirm ?4 ?USD ?15,833.35 ?CNY ?15,995.00$/ })).toHaveAttribute(
    'href',
    '#sum-0',
  );
  expect(screen.getByText('Queried').closest('[data-part=cell]')).toHaveTextContent('—');
});
