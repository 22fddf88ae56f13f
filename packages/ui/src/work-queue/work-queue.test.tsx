import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import type { WorkQueueItem } from './item.ts';
import { WorkQueue, type WorkQueueProps } from './work-queue.tsx';

const NOW = Date.parse('2026-11-20T09:30:00+08:00');
const item = (id: string, more: Partial<WorkQueueItem> = {}): WorkQueueItem => ({
  id,
  queue: 'credit',
  customer: `Customer ${id}`,
  what: '30000 CNY',
  createdAt: '2026-11-19T06:10:00+08:00',
  dueAt: '2026-11-20T11:30:00+08:00',
  owner: '',
  mine: false,
  ...more,
});
const props = {
  label: 'Work',
  state: 'ready',
  scope: 'team',
  now: NOW,
  queues: [{ id: 'credit', label: 'Credit', icon: icons.money, count: 3, oldest: '2026-11-20T07:20:00+08:00' }],
  scopes: [
    { value: 'mine', label: 'Mine', count: 1 },
    { value: 'team', label: 'Team', count: 3 },
  ],
  items: [item('1'), item('2', { owner: 'Zhou', mine: true }), item('3', { owner: 'Lin' })],
  onQueueChange: () => {},
  onScopeChange: () => {},
  onOpen: () => {},
  onTake: () => {},
} satisfies WorkQueueProps;

conforms('WorkQueue', <WorkQueue {...props} />, { ref: HTMLDivElement });

function show(more: Partial<WorkQueueProps> = {}) {
  const told = { onQueueChange: vi.fn(), onScopeChange: vi.fn(), onOpen: vi.fn(), onTake: vi.fn() };
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <WorkQueue {...props} {...told} {...more} />
    </LadingProvider>,
  );
  return told;
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('says how long each waits, when it closes and whose it is', () => {
  show();
  const first = row('Customer 1');
  expect(first).toHaveTextContent('1 d 3 h');
  expect(first).toHaveTextContent('2 h');
  expect(first).toHaveTextContent('nobody');
  expect(screen.getByRole('button', { name: /^Credit/ })).toHaveTextContent('oldest 2 h 10 min');
});

it('is taken, given back by its holder, and left to others', async () => {
  const { onTake, onOpen } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Take Customer 1, 30000 CNY' }));
  expect(onTake).toHaveBeenLastCalledWith(props.items[0], true);
  await userEvent.click(screen.getByRole('button', { name: 'Give back Customer 2, 30000 CNY' }));
  expect(onTake).toHaveBeenLastCalledWith(props.items[1], false);
  expect(within(row('Customer 3')).queryByRole('button', { name: /Take|Give back/ })).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
});

it('shows one queue and all again, and another scope', async () => {
  const { onQueueChange, onScopeChange } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Credit/ }));
  expect(onQueueChange).toHaveBeenLastCalledWith('credit');
  await userEvent.click(screen.getByRole('radio', { name: /^Mine/ }));
  expect(onScopeChange).toHaveBeenLastCalledWith('mine');
});

it('leaves a pressed queue when it is pressed again', async () => {
  const { onQueueChange } = show({ queue: 'credit' });
  const cell = screen.getByRole('button', { name: /^Credit/, pressed: true });
  await userEvent.click(cell);
  expect(onQueueChange).toHaveBeenLastCalledWith(undefined);
});

it('gives a cell to the seven that need somebody first, in their order, and a line to the others', async () => {
  const cell = (id: string, count: number, nextDue: string | null = null) => ({
    id,
    label: id,
    icon: icons.money,
    count,
    nextDue,
    oldest: count ? '2026-11-20T07:20:00+08:00' : null,
  });
  const { onQueueChange } = show({
    queues: [
      cell('a', 0),
      cell('b', 2),
      cell('c', 0),
      cell('d', 1, '2026-11-20T10:00:00+08:00'),
      cell('e', 4),
      cell('f', 1),
      cell('g', 1),
      cell('h', 1),
      cell('i', 3, '2026-11-20T09:00:00+08:00'),
    ],
  });
  const large = within(screen.getByRole('list', { name: 'Queues' })).getAllByRole('button');
  expect(large.map(({ textContent }) => textContent?.[0])).toEqual(['b', 'd', 'e', 'f', 'g', 'h', 'i']);
  const others = within(screen.getByRole('list', { name: 'Other queues' })).getAllByRole('button');
  expect(others.map(({ textContent }) => textContent)).toEqual(['a 0', 'c 0']);
  await userEvent.keyboard('7');
  expect(onQueueChange).toHaveBeenLastCalledWith('i');
  await userEvent.click(screen.getByRole('button', { name: 'c 0' }));
  expect(onQueueChange).toHaveBeenLastCalledWith('c');
});

it('says that nothing waits', () => {
  show({ items: [] });
  expect(screen.getByText('Nothing waits here')).toBeVisible();
});

it('is worked by keys alone: next, previous, open, take, take next, a queue, and the sheet of them', async () => {
  const { onTake, onOpen, onQueueChange } = show();
  await userEvent.keyboard('j');
  expect(row('Customer 1')).toHaveAttribute('aria-current', 'true');
  expect(within(row('Customer 1')).getByRole('button', { name: 'Customer 1' })).toHaveFocus();
  await userEvent.keyboard('t');
  expect(onTake).toHaveBeenLastCalledWith(props.items[0], true);
  await userEvent.keyboard('jo');
  expect(onOpen).toHaveBeenLastCalledWith(props.items[1]);
  await userEvent.keyboard('t');
  expect(onTake).toHaveBeenLastCalledWith(props.items[1], false);
  await userEvent.keyboard('jj');
  expect(row('Customer 3')).toHaveAttribute('aria-current', 'true');
  onTake.mockClear();
  await userEvent.keyboard('t');
  expect(onTake).not.toHaveBeenCalled();
  await userEvent.keyboard('kk');
  await userEvent.keyboard('n');
  expect(onTake).toHaveBeenLastCalledWith(props.items[0], true);
  await userEvent.keyboard('1');
  expect(onQueueChange).toHaveBeenLastCalledWith('credit');
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByText('take, give back')).toBeVisible();
  onTake.mockClear();
  await userEvent.keyboard('n');
  expect(onTake).not.toHaveBeenCalled();
});

it('lists the keys of the place around it beside its own', async () => {
  show({ moreKeys: [{ keys: ['ctrl', 'K'], says: 'command list' }] });
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByText('command list').previousElementSibling).toHaveTextContent('CtrlK');
});

it('is worked from anywhere in its page, but from a field or a layer there', async () => {
  const onTakeNext = vi.fn();
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <a href="#menu">Menu</a>
      <input aria-label="Field" />
      <div role="dialog" aria-label="Layer">
        <button type="button">In a layer</button>
      </div>
      <main tabIndex={-1}>
        <WorkQueue {...props} onTakeNext={onTakeNext} />
      </main>
    </LadingProvider>,
  );
  for (const role of ['textbox', 'button'] as const) {
    screen.getByRole(role, { name: /^(Field|In a layer)$/ }).focus();
    await userEvent.keyboard('n');
  }
  expect(onTakeNext).not.toHaveBeenCalled();
  screen.getByRole('link', { name: 'Menu' }).focus();
  // The sheet of keys is that of the place around it.
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  await userEvent.keyboard('n');
  screen.getByRole('main').focus();
  await userEvent.keyboard('n');
  expect(onTakeNext).toHaveBeenCalledTimes(2);
  screen.getByRole('link', { name: 'Menu' }).focus();
  await userEvent.keyboard('j');
  expect(within(row('Customer 1')).getByRole('button', { name: 'Customer 1' })).toHaveFocus();
});

it('begins its keys at the row that was pressed', async () => {
  const { onTake } = show();
  within(row('Customer 2')).getByRole('button', { name: 'Customer 2' }).focus();
  await userEvent.keyboard('t');
  expect(onTake).toHaveBeenLastCalledWith(props.items[1], false);
});

it('says who has how many, what of it closes today, and what was done lately', () => {
  show({
    team: [
      { name: 'Zhou', count: 4, due: 1 },
      { name: '', count: 2, due: 0 },
    ],
    recent: [{ id: '1', at: '2026-11-20T09:12:00+08:00', text: 'Lin answered Suzhou Langwo' }],
  });
  const team = within(screen.getByRole('region', { name: 'Team' }));
  expect(team.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zhou41 closes today',
    'nobody2',
  ]);
  expect(screen.getByRole('region', { name: 'Just now' })).toHaveTextContent('Lin answered Suzhou Langwo');
});
