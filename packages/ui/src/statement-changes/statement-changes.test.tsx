import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { changesIn } from './fixtures.ts';
import { StatementChanges } from './statement-changes.tsx';

conforms('StatementChanges', <StatementChanges changes={changesIn('en-US')} />, {
  ref: HTMLDivElement,
  also: [{ changes: [] }],
});

it('strikes what was, marks what is, and says what came and went', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <StatementChanges changes={changesIn('en-US')} />
    </LadingProvider>,
  );
  const [truck, inspection, amendment] = screen.getAllByRole('listitem');
  expect([truck?.querySelector('del')?.textContent, truck?.querySelector('ins')?.textContent]).toEqual([
    'CNY 1,650.00',
    'CNY 1,350.00',
  ]);
  expect(inspection).toHaveTextContent('CNY 350.00taken out');
  expect(amendment?.querySelector('del')).toBeNull();
});
