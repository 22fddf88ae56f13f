import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { versionsIn } from './fixtures.ts';
import { InstructionVersions } from './instruction-versions.tsx';

conforms('InstructionVersions', <InstructionVersions versions={versionsIn('en-US')} />, { ref: HTMLElement });

it('tells what was sent, and of a change afterwards why, and what became of each field', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionVersions versions={versionsIn('en-US')} />
    </LadingProvider>,
  );
  expect(screen.getByText('Amendment to version 2')).toBeInTheDocument();
  expect(screen.getByText('Reason: The buyer is another company')).toBeInTheDocument();
  const [consignee, seal] = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(consignee).toHaveTextContent(/Declined.*the carrier refuses/);
  expect(seal).toHaveTextContent('CN4471218 CN4471281Accepted');
  expect(screen.getByRole('button', { name: 'View version 1' })).toBeInTheDocument();
});
