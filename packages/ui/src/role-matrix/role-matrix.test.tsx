import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { cellOf, RoleMatrix } from './role-matrix.tsx';

const GROUPS = [
  {
    id: 'papers',
    label: 'Papers',
    codes: [
      { code: 'order:accept', says: 'Accept bookings' },
      { code: 'bill:issue', says: 'Issue drafts' },
    ],
  },
];
const ROLES = [
  { id: 'op', label: 'Operations', people: 8, codes: ['order:accept'], locked: [] },
  { id: 'admin', label: 'Admin', people: 1, codes: ['order:accept'], locked: ['order:accept'] },
];

conforms(
  'RoleMatrix',
  <RoleMatrix label="角色" groups={GROUPS} roles={ROLES} changes={new Map()} onToggle={() => undefined} />,
  { ref: HTMLDivElement },
);

function open() {
  const onToggle = vi.fn();
  const onCurrentChange = vi.fn();
  function Host() {
    const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
    return (
      <RoleMatrix
        label="Roles"
        groups={GROUPS}
        roles={ROLES}
        changes={changes}
        onToggle={(role, code, granted) => {
          onToggle(role, code, granted);
          setChanges(new Map(changes).set(cellOf(role, code), granted));
        }}
        onCurrentChange={onCurrentChange}
      />
    );
  }
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Host />
    </LadingProvider>,
  );
  return { onToggle, onCurrentChange };
}

it('is one stop of Tab, moves by arrows and toggles by Space', async () => {
  const { onToggle } = open();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const cells = screen.getAllByRole('gridcell');
  expect(cells[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('op', 'bill:issue', true);
  expect(cells[2]).toHaveTextContent('granted, changed, not saved');
  await userEvent.keyboard(' ');
  expect(onToggle).toHaveBeenLastCalledWith('op', 'bill:issue', false);
  expect(cells[2]).toHaveTextContent(/^not granted$/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(cells[3]).toHaveFocus();
});

it('leaves alone what cannot be taken away', async () => {
  const { onToggle } = open();
  const locked = screen.getAllByRole('gridcell')[1];
  if (!locked) throw new Error('no cell');
  expect(locked).toHaveAttribute('aria-readonly', 'true');
  await userEvent.click(locked);
  expect(onToggle).not.toHaveBeenCalled();
});

it('says which role is looked at', async () => {
  const { onCurrentChange } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Admin' }));
  expect(onCurrentChange).toHaveBeenCalledExactlyOnceWith('admin');
});
