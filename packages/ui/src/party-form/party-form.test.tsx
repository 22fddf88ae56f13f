import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { PartyDraft } from './draft.ts';
import { cascade, countries, nordwind } from './fixtures.ts';
import { PartyForm } from './party-form.tsx';
import type { PartyRefusal } from './use-party-form.ts';

conforms(
  'PartyForm',
  <PartyForm
    aria-label="Consignee"
    kind="consignee"
    party={cascade}
    countries={countries}
    onSave={() => Promise.resolve(undefined)}
  />,
  { ref: HTMLFormElement },
);

function show(party: Partial<PartyDraft>, refusal?: PartyRefusal) {
  const saved = vi.fn((_party: PartyDraft) => Promise.resolve(refusal));
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <PartyForm aria-label="Consignee" kind="consignee" party={party} countries={countries} onSave={saved} />
    </LadingProvider>,
  );
  return { saved, user: userEvent.setup() };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('prints the fields as they are typed, and sends all of them', async () => {
  const { saved, user } = show({});
  await user.type(box('Short name'), 'Cascade LA');
  await user.type(box('Company name'), 'Cascade Home Supply LLC');
  await user.type(box('Street and number'), '1420 E Warehouse Street');
  await user.type(box('City'), 'Los Angeles');
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: /United States/ }));
  await user.type(box('Telephone'), '1-213-555-0142');
  const printed = 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET, LOS\nANGELES, UNITED STATES\nTEL 1-213-555-0142';
  await waitFor(() => expect(box('As printed')).toHaveValue(printed));
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toEqual({
    alias: 'Cascade LA',
    name: 'Cascade Home Supply LLC',
    street: '1420 E Warehouse Street',
    city: 'Los Angeles',
    state: '',
    zip: '',
    countryCode: 'US',
    contact: '',
    phone: '1-213-555-0142',
    email: '',
    enterpriseType: '',
    enterpriseCode: '',
    displayText: printed,
  });
});

it('leaves what was written by hand, until it is made from the fields again', async () => {
  const { user } = show(nordwind);
  const printed = box('As printed');
  await user.type(box('Contact'), 'J. Hartmann');
  expect(printed).toHaveValue(nordwind.displayText);
  await user.click(screen.getByRole('button', { name: 'Make it from the fields' }));
  await waitFor(() => expect((printed as HTMLTextAreaElement).value).toMatch(/^NORDWIND HAUSHALTSWAREN GMBH\n/));
  await user.type(printed, '!');
  expect(screen.getByRole('button', { name: 'Make it from the fields' })).toBeVisible();
});

it('sends nothing that would not pass on a bill, and says why at the field', async () => {
  const { saved, user } = show({ ...nordwind, name: '北风', enterpriseCode: 'US5550142', displayText: 'X'.repeat(36) });
  await user.click(save());
  await waitFor(() => expect(box('Company name')).toBeInvalid());
  expect(box('Company name')).toHaveAccessibleDescription(/Chinese character/);
  expect(box('Number')).toHaveAccessibleDescription(/begins with the code of an EU country/);
  expect(box('As printed')).toHaveAccessibleDescription(/36 characters/);
  expect(saved).not.toHaveBeenCalled();
});

it('says what the server refuses at its field, or above them all', async () => {
  const first = show(cascade, { field: 'alias', message: 'There is “Cascade LA” already' });
  await first.user.click(save());
  await waitFor(() => expect(box('Short name')).toHaveAccessibleDescription(/There is “Cascade LA” already/));
});

it('says what was refused of no field', async () => {
  const { user } = show(cascade, { message: 'The book is full' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The book is full');
});
