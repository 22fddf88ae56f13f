import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { PaperFields } from './paper-fields.tsx';

const cells = [
  { id: 'party', span: 2 as const, field: <TextField label="Responsible party" /> },
  { id: 'phone', field: <TextField label="Phone" error="Phone cannot be empty" /> },
];

conforms('PaperFields', <PaperFields label="Who declares" cells={cells} />, { ref: HTMLFieldSetElement });

it('is a named group of fields, each in its cell', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <PaperFields label="Who declares" cells={cells} classNames={{ cell: 'mine' }} />
    </LadingProvider>,
  );
  const group = within(screen.getByRole('group', { name: 'Who declares' }));
  expect(group.getByRole('textbox', { name: 'Responsible party' }).closest('.mine')).toHaveAttribute('data-span', '2');
  expect(group.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Phone cannot be empty');
});
