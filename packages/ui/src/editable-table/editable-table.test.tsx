import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { EditableTable } from './editable-table.tsx';
import { BLANK, columnsOf, PLACES, type Place, type PlaceDraft, Places } from './fixture.tsx';
import { mergedDraft } from './use-editing.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);
const draftOf = ({ code, city, status, hot }: Place): PlaceDraft => ({ code, city, status, hot });
const COLUMNS = columnsOf('en-US');

conforms(
  'EditableTable',
  <EditableTable
    label="仓库"
    state="ready"
    columns={COLUMNS}
    rows={PLACES}
    rowKey={({ id }) => id}
    rowName={({ code }) => code}
    draftOf={draftOf}
    stampOf={({ revision }) => revision}
    onSave={async () => undefined}
  />,
  { ref: HTMLDivElement },
);

const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const city = () => screen.getByRole('textbox', { name: 'City' });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('edits a row by keys alone: into it, saved by Enter, and on to the next', async () => {
  const person = userEvent.setup();
  render(<Places />, { wrapper });
  edit('ONT8').focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await person.tab();
  expect(city()).toHaveFocus();
  await person.clear(city());
  await person.keyboard('Perris{Enter}');
  await waitFor(() => expect(edit('ONT8')).toHaveFocus());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(within(rowOf('ONT8')).getByText('Perris')).toBeVisible();
  expect(screen.getByText('ONT8 saved')).toBeInTheDocument();
  await person.keyboard('{ArrowDown}');
  expect(edit('LGB8')).toHaveFocus();
});

it('leaves a row as it was by Escape', async () => {
  const person = userEvent.setup();
  render(<Places />, { wrapper });
  await person.click(edit('LGB8'));
  await person.type(city(), ' West{Escape}');
  expect(edit('LGB8')).toHaveFocus();
  expect(within(rowOf('LGB8')).getByText('Rialto')).toBeVisible();
});

it('does not leave what was written for another row', async () => {
  const person = userEvent.setup();
  render(<Places />, { wrapper });
  await person.click(edit('ONT8'));
  await person.click(edit('LGB8'));
  expect(city()).toHaveValue('Rialto');
  await person.type(city(), '!');
  await person.click(edit('ONT8'));
  expect(screen.getByRole('alert')).toHaveTextContent('Save this row or discard its changes first');
  expect(city()).toHaveValue('Rialto!');
});

it('says what was refused at its field, and keeps what was written', async () => {
  const person = userEvent.setup();
  render(<Places meets="taken" />, { wrapper });
  await person.click(edit('ONT8'));
  await person.type(city(), '!{Enter}');
  expect(await screen.findByText('This code is there already')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  expect(city()).toHaveValue('Moreno Valley!');
});

it('tells what somebody else changed, and saves on top of it only when told to', async () => {
  const person = userEvent.setup();
  render(<Places meets="rival" />, { wrapper });
  await person.click(edit('ONT8'));
  const code = screen.getByRole('textbox', { name: 'Code' });
  await person.type(code, 'X{Enter}');
  expect(await screen.findByText(/ONT8 was changed by somebody else/)).toBeVisible();
  expect(screen.getByText('Now: Riverside')).toBeVisible();
  expect(code).toHaveValue('ONT8X');
  await person.click(screen.getByRole('button', { name: 'Keep my changes' }));
  // What was not touched is as it has become.
  expect(city()).toHaveValue('Riverside');
  await person.click(screen.getByRole('button', { name: 'Save ONT8' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  const row = rowOf('ONT8X');
  expect(within(row).getByText('Riverside')).toBeVisible();
  expect(within(row).getByText('3')).toBeVisible();
});

it('gives up for what somebody else wrote', async () => {
  const person = userEvent.setup();
  render(<Places meets="rival" />, { wrapper });
  await person.click(edit('ONT8'));
  await person.type(city(), '!{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(within(rowOf('ONT8')).getByText('Riverside')).toBeVisible();
});

it('adds a row, which stands first until it is saved', async () => {
  const person = userEvent.setup();
  const saved = vi.fn();
  const { rerender } = render(<Places blank={undefined} />, { wrapper });
  rerender(
    <Places
      blank={BLANK}
      onSave={async (row, draft) => {
        saved(row.id, draft);
        return undefined;
      }}
    />,
  );
  const code = screen.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(screen.getAllByRole('row')[1]).toContainElement(code);
  await person.keyboard('TEB3{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(0, { code: 'TEB3', city: '', status: 'open', hot: false }));
});

it('puts what was written on top of what a row has become', () => {
  const before = { a: 1, b: 1, c: 1 };
  expect(mergedDraft(before, { a: 2, b: 1, c: 3 }, { a: 1, b: 5, c: 4 })).toEqual({ a: 2, b: 5, c: 3 });
});
