import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { rateRows } from './fixtures.ts';
import { Sheet } from './sheet.tsx';
import { Rates } from './story-parts.tsx';
import { COLUMNS, HQ, show, to, wrapper } from './test-fixture.tsx';

/** The clipboard as the browser hands it to a listener; jsdom has none where nothing is marked. */
function clipboard(type: 'copy' | 'cut') {
  const held = new Map<string, string>();
  const data = { setData: (kind: string, text: string) => held.set(kind, text) };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data });
  act(() => void document.activeElement?.dispatchEvent(event));
  return held;
}

it('selects with Shift, a line, a column and all, and clears what is selected as one step', async () => {
  const { user, chosen, value } = show();
  await to(user, 0, HQ);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toBe(3);
  expect(await screen.findByText('Sum 7,470 · mean 2,490.00')).toBeVisible();
  await user.keyboard('{Delete}');
  expect([value(0, 'hq'), value(2, 'hq')]).toEqual(['', '']);
  await user.keyboard('{Control>}z{/Control}');
  expect([value(0, 'hq'), value(2, 'hq')]).toEqual(['2360', '2620']);
  await user.keyboard('{Shift>} {/Shift}');
  expect(chosen()).toBe(9);
  await user.keyboard('{Control>} {/Control}');
  expect(chosen()).toBe(54);
  await user.keyboard('{Escape}');
  expect(chosen()).toBe(1);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe(54);
});

it('fills down, undoes and redoes', async () => {
  const { user, value, said } = show();
  await to(user, 0, HQ);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect([1, 2].map((row) => value(row, 'hq'))).toEqual(['2360', '2360']);
  await user.keyboard('{Control>}z{/Control}');
  expect([1, 2].map((row) => value(row, 'hq'))).toEqual(['2490', '2620']);
  expect(said()).toBe('Undone: filling');
  await user.keyboard('{Control>}y{/Control}');
  expect(value(2, 'hq')).toBe('2360');
  await user.keyboard('{Control>}{Shift>}z{/Shift}z{/Control}{Control>}z{/Control}');
  expect(said()).toBe('Nothing to undo');
});

it('copies for a spreadsheet, cuts, and pastes from one', async () => {
  const { user, value, draft, chosen } = show();
  await to(user, 0, HQ);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(clipboard('copy').get('text/plain')).toBe('2360\t2430\r\n2490\t2560\r\n');
  await user.keyboard('{Home}');
  await user.paste('Hamburg\t"OO\nCL"\r\nRotterdam\tEMC\r\n');
  expect([value(1, 'pod'), value(1, 'carrier'), value(2, 'pod')]).toEqual(['DEHAM', 'OO CL', 'NLRTM']);
  expect(chosen()).toBe(4);
  clipboard('cut');
  expect([value(1, 'pod'), value(2, 'carrier')]).toEqual(['', '']);
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(draft.pending()).toEqual([]);
});

it('adds the rows that what was pasted needs, lists what it could not read, and repairs it', async () => {
  const { user, value, draft, said } = show({ count: 2 });
  await to(user, 1, HQ);
  await user.paste('2,98O\t\t5\n2700\t\t6\n');
  expect(draft.get()).toHaveLength(3);
  expect(draft.get()[2]).toMatchObject({ state: 'new', values: { hq: '2700', free: '6' } });
  expect(said()).toContain('1 entry was left out');
  const list = screen.getByRole('region', { name: '1 entry was left out' });
  expect(within(list).getByText('“2,98O” is not a number')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Use 2,980' }));
  expect(value(1, 'hq')).toBe('2980');
  expect(screen.queryByRole('region')).toBeNull();
});

it('tells what somebody else has put there, and takes one of the two', async () => {
  const { user, cell, draft, value } = show();
  await to(user, 0, HQ);
  await user.keyboard('2410{Enter}{ArrowUp}');
  const theirs = { ...rateRows(1)[0]?.values, hq: '2450' };
  act(() => draft.receive({ rows: [{ id: 'r1', values: theirs }], by: 'Lin Yue' }));
  expect(cell(0, HQ)).toHaveAccessibleDescription(/Lin Yue entered 2,450; yours is 2,410/);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
  expect(value(0, 'hq')).toBe('2450');
  expect(draft.pending()).toEqual([]);
  expect(cell(0, HQ)).toHaveFocus();
});

it('asks where a cell became another one while it was written in', async () => {
  const { user, draft } = show();
  await to(user, 0, HQ);
  await user.keyboard('2410');
  act(() => draft.receive({ rows: [{ id: 'r1', values: { ...rateRows(1)[0]?.values, hq: '2450' } }] }));
  await user.keyboard('{Enter}');
  expect(draft.get()[0]).toMatchObject({ values: { hq: '2410' }, clashes: { hq: { theirs: '2450' } } });
});

it('adds, removes and brings back rows', async () => {
  const { user, draft, cell } = show({ count: 3 });
  await to(user, 1, 1);
  await user.click(screen.getByRole('button', { name: 'Remove row' }));
  expect(draft.get()[1]?.removed).toBe(true);
  expect(screen.getByRole('rowheader', { name: '2 removed when it is saved' })).toBeVisible();
  expect(cell(1, 1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Bring row back' }));
  expect(draft.pending()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  expect(cell(2, 0)).toHaveFocus();
  expect(draft.get()[2]).toMatchObject({ state: 'new', values: {} });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(draft.get()).toHaveLength(3);
});

it('does one thing to all selected cells', async () => {
  const user = userEvent.setup();
  const { container } = render(<Rates />, { wrapper });
  await to(user, 0, HQ);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Add 50' }));
  const texts = [0, 1].map((row) =>
    container.querySelector(`[data-row="${row}"] [data-column="${HQ}"]`)?.textContent?.trim(),
  );
  expect(texts).toEqual(['2,410 changed, was 2,360', '2,540 changed, was 2,490']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(container.querySelector('[data-changed]')).toBeNull();
});

it('follows the mouse: a press, Shift, the number of a row, the head of a column, two presses to edit', async () => {
  const { user, cell, chosen } = show();
  await user.click(cell(1, 1) as HTMLElement);
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{Shift>}');
  await user.click(cell(3, 2) as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe(6);
  await user.click(screen.getByRole('rowheader', { name: '3' }));
  expect(chosen()).toBe(9);
  await user.click(screen.getByRole('columnheader', { name: 'Carrier' }));
  expect(chosen()).toBe(6);
  await user.dblClick(cell(1, 1) as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Row 2, Carrier' })).toHaveValue('YM');
  await user.keyboard('Y');
  await user.click(cell(4, 4) as HTMLElement);
  expect(cell(1, 1)).toHaveTextContent('YMY');
});

it('shows the rows that its owner asks for', async () => {
  const { draft, rerender } = show();
  const filter = vi.fn((row: { id: string }) => row.id === 'r2');
  rerender(<Sheet label="Rates" columns={COLUMNS} source={draft} filter={filter} />);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  rerender(<Sheet label="Rates" columns={COLUMNS} source={draft} filter={() => false} empty="none" />);
  expect(screen.getByText('none')).toBeVisible();
});

it('draws what is in sight of thousands of rows, and the cell with the focus wherever it is', async () => {
  const { user, container, cell } = show({ count: 20_000 });
  expect(container.querySelectorAll('tr[data-row]').length).toBeLessThan(60);
  await to(user, 0, 0);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(cell(19_999, 8)).toHaveFocus();
  expect(container.querySelectorAll('tr[data-row]').length).toBeLessThan(60);
});

it('marks what a draft holds beside what is published, with what that was', async () => {
  const { draft, cell, user } = show();
  const [first] = rateRows(1);
  if (!first) throw new Error('no row');
  act(() => draft.receive({ rows: [{ ...first, state: 'draft', drafted: { hq: '2310' } }] }));
  expect(cell(0, HQ)).toHaveAttribute('data-changed');
  expect(cell(0, HQ)).toHaveTextContent('2,310');
  await to(user, 0, HQ);
  expect(screen.getByRole('toolbar')).toHaveTextContent('2,310');
});
