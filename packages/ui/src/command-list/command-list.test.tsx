import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { CommandList, type CommandListProps } from './command-list.tsx';

const GROUPS = [
  { id: 'order', label: 'Orders', items: ['MB26S01872', 'MB26S01847'].map((title) => ({ id: title, title })) },
  { id: 'page', label: 'Go to', items: [{ id: 'today', title: 'Today', pinnable: false }] },
];
const NOTHING = { onOpenChange: () => undefined, onQueryChange: () => undefined, onChoose: () => undefined };

conforms('CommandList', <CommandList {...NOTHING} open label="搜索" query="MB" groups={GROUPS} />, {
  ref: HTMLDivElement,
  portal: true,
});

function open(props: Partial<CommandListProps> = {}) {
  const heard = { choose: vi.fn(), pin: vi.fn(), query: vi.fn() };
  function Host() {
    const [query, setQuery] = useState('');
    return (
      <CommandList
        {...NOTHING}
        open
        label="Search"
        groups={GROUPS}
        query={query}
        onQueryChange={(next) => {
          heard.query(next);
          setQuery(next);
        }}
        onChoose={heard.choose}
        onPin={heard.pin}
        {...props}
      />
    );
  }
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Host />
    </LadingProvider>,
  );
  return heard;
}
const current = () => screen.getByRole('option', { selected: true }).textContent;

it('takes the focus, and Enter opens the first that was found', async () => {
  const { choose, query } = open();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('MB{Enter}');
  expect(query).toHaveBeenLastCalledWith('MB');
  expect(choose).toHaveBeenCalledWith(GROUPS[0]?.items[0]);
});

it('moves by arrows over all groups and round its ends, the field keeping the focus', async () => {
  open();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  const seen = [current()];
  for (let press = 0; press < 3; press++) {
    await userEvent.keyboard('{ArrowDown}');
    seen.push(current());
  }
  await userEvent.keyboard('{ArrowUp}');
  seen.push(current());
  expect(seen).toEqual(['MB26S01872', 'MB26S01847', 'Today', 'MB26S01872', 'Today']);
  expect(screen.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
});

it('pins what is current where it can be pinned', async () => {
  const { pin } = open();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}');
  expect(pin).toHaveBeenCalledExactlyOnceWith(GROUPS[0]?.items[1], true);
  await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}');
  expect(pin).toHaveBeenCalledOnce();
});

it('says that nothing was found, and what else can be tried', () => {
  open({ groups: [] });
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 results');
});
