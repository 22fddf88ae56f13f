import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { PartyBook, PartyValue } from './entries.ts';
import { book, CASCADE, NORDWIND } from './fixtures.ts';
import { PartyField } from './party-field.tsx';

const nothing = () => {};

conforms(
  'PartyField',
  <PartyField label="Consignee" value={{ partyId: 11, text: CASCADE.displayText }} onChange={nothing} book={book} />,
  {
    ref: HTMLTextAreaElement,
    reach: (user) => user.click(screen.getByRole('button', { name: /^(收发通簿|Address book)$/ })),
  },
);

function show(from: PartyValue, more: Partial<PartyBook> | null = {}) {
  const changed = vi.fn();
  function Kept() {
    const [value, setValue] = useState(from);
    return (
      <PartyField
        label="Consignee"
        value={value}
        book={more === null ? undefined : { ...book, ...more }}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Kept />
    </LadingProvider>,
  );
  return { changed, user: userEvent.setup() };
}
const box = () => screen.getByRole('textbox', { name: 'Consignee' });
const press = () => screen.getByRole('button', { name: 'Address book' });

it('takes a party whole, and gives back what stood there', async () => {
  const { changed, user } = show({ partyId: null, text: 'TO ORDER' });
  await user.click(press());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Nordwind/ }));
  expect(changed).toHaveBeenLastCalledWith({ partyId: 12, text: NORDWIND.displayText });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Replaced by Nordwind HAM')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(changed).toHaveBeenLastCalledWith({ partyId: null, text: 'TO ORDER' });
});

it('is of no party any more once something is typed', async () => {
  const { changed, user } = show({ partyId: 11, text: CASCADE.displayText });
  expect(screen.getByText('From the book: Cascade LA')).toBeVisible();
  await user.type(box(), '!');
  expect(changed).toHaveBeenLastCalledWith({ partyId: null, text: `${CASCADE.displayText}!` });
  expect(screen.queryByText(/From the book/)).toBeNull();
  expect(screen.getByText(/^26 \/ 35 columns/)).toBeVisible();
});

it('searches, goes by the arrows, and marks the one that is taken', async () => {
  const onSearch = vi.fn();
  const { changed, user } = show({ partyId: 12, text: NORDWIND.displayText }, { onSearch });
  await user.click(press());
  expect(onSearch).toHaveBeenLastCalledWith('');
  const panel = within(screen.getByRole('dialog'));
  expect(panel.getByRole('button', { name: /Nordwind/ })).toHaveAttribute('aria-current', 'true');
  await user.type(panel.getByRole('searchbox', { name: 'Search' }), 'cas');
  expect(onSearch).toHaveBeenLastCalledWith('cas');
  await user.keyboard('{ArrowDown}');
  expect(panel.getByRole('button', { name: /Cascade/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(changed).toHaveBeenLastCalledWith({ partyId: 11, text: CASCADE.displayText });
});

it('leads to the editor for who may, and says what there is none of', async () => {
  const [onNew, onEdit] = [vi.fn(), vi.fn()];
  const { user } = show({ partyId: 11, text: CASCADE.displayText }, { onNew, onEdit });
  await user.click(screen.getByRole('button', { name: 'Edit Cascade LA' }));
  expect(onEdit).toHaveBeenCalledWith(CASCADE);
  await user.click(press());
  await user.click(screen.getByRole('button', { name: 'Add to the book' }));
  expect(onNew).toHaveBeenCalledOnce();
});

it('says that the book is empty, or why it is not here', async () => {
  const retry = vi.fn();
  const { user } = show({ partyId: null, text: '' }, { found: { status: 'error', message: 'No network', retry } });
  await user.click(press());
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('is typed by who may not see the book', () => {
  show({ partyId: null, text: '' }, null);
  expect(screen.queryByRole('button')).toBeNull();
});
