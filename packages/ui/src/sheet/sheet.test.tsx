import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { createSheetDraft } from './draft.ts';
import { rateRows } from './fixtures.ts';
import { Sheet } from './sheet.tsx';
import { COLUMNS, HQ, show, to } from './test-fixture.tsx';

const FIXED = createSheetDraft(rateRows(4));

conforms('Sheet', <Sheet label="Rates" columns={COLUMNS} source={FIXED} removable />, {
  ref: HTMLDivElement,
  also: [{ sums: [{ id: 'USD', name: 'USD', values: { hq: '1' } }] }],
});

it('is a grid with names: one stop of Tab, heads, numbers, and how many there are', async () => {
  const { user, cell } = show();
  expect(screen.getByRole('grid', { name: 'Rates' })).toHaveAttribute('aria-rowcount', '7');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('40HQ');
  expect(screen.getByRole('rowheader', { name: '3' })).toBeVisible();
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  await user.tab();
  expect(cell(0, 0)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell(1, 1)).toHaveFocus();
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  expect(screen.getByText('Row 2, Carrier')).toBeVisible();
});

it('moves by lines, ends and pages', async () => {
  const { user, cell } = show({ count: 60 });
  await user.tab();
  await user.keyboard('{End}');
  expect(cell(0, 8)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(cell(59, 8)).toHaveFocus();
  await user.keyboard('{Home}{Control>}{ArrowUp}{/Control}');
  expect(cell(0, 0)).toHaveFocus();
  await user.keyboard('{PageDown}');
  const row = Number(document.activeElement?.closest('tr')?.dataset['row']);
  expect(row).toBeGreaterThan(5);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(cell(0, 0)).toHaveFocus();
});

it('writes by typing, and goes down with Enter to where Tab began', async () => {
  const { user, cell, value, said } = show();
  await to(user, 0, HQ);
  await user.keyboard('2,470{Enter}');
  expect(value(0, 'hq')).toBe('2470');
  expect(said()).toBe('Row 1, 40HQ: 2,360, now 2,470');
  expect(cell(1, HQ)).toHaveFocus();
  expect(cell(0, HQ)).toHaveTextContent('2,470 changed, was 2,360');
  await user.keyboard('1{Tab}');
  expect(cell(1, HQ + 1)).toHaveFocus();
  await user.keyboard('{Tab}9{Enter}');
  expect(value(1, 'free')).toBe('9');
  expect(cell(2, HQ)).toHaveFocus();
  await user.keyboard('77{ArrowRight}');
  expect(value(2, 'hq')).toBe('77');
  expect(cell(2, HQ + 1)).toHaveFocus();
  expect(screen.getByText('3 unsaved changes in 3 rows'.replace('3 unsaved', '4 unsaved'))).toBeVisible();
});

it('edits what stands there with F2, and leaves it with Escape', async () => {
  const { user, cell, value } = show();
  await to(user, 0, 1);
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Row 1, Carrier' })).toHaveValue('COSCO');
  await user.keyboard('{ArrowLeft}X{Escape}');
  expect(cell(0, 1)).toHaveFocus();
  expect(value(0, 'carrier')).toBe('COSCO');
  await user.keyboard('{F2} 2{Enter}');
  expect(value(0, 'carrier')).toBe('COSCO 2');
});

it('leaves the sheet with Tab at the end of a line, and with Shift Tab at its beginning', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{End}');
  await user.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveAttribute('data-column', '8');
});

it('chooses with the browser’s own list', async () => {
  const { user, value, cell } = show();
  await user.tab();
  await user.keyboard('h');
  expect(screen.getByRole('combobox', { name: 'Row 1, POD' })).toHaveValue('DEHAM');
  await user.keyboard('{Enter}');
  expect(value(0, 'pod')).toBe('DEHAM');
  expect(cell(0, 0)).toHaveTextContent('Hamburg');
});

it('keeps a cell open where what was typed is no value, and takes the cure', async () => {
  const { user, cell, value } = show();
  await to(user, 0, HQ);
  await user.keyboard('2,98O{Enter}');
  const field = screen.getByRole('textbox', { name: 'Row 1, 40HQ' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/“2,98O” is not a number/);
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(value(0, 'hq')).toBe('2980');
  expect(cell(0, HQ)).toHaveFocus();
  // Left by the mouse, it is listed and not lost.
  await user.keyboard('soon');
  await user.click(cell(3, 1) as HTMLElement);
  expect(value(0, 'hq')).toBe('2980');
  expect(within(screen.getByRole('region', { name: '1 entry was left out' })).getByText('soon')).toBeVisible();
});

it('does not write where nobody may', async () => {
  const { user, said, draft } = show();
  const before = draft.get();
  await to(user, 0, HQ + 1);
  await user.keyboard('7{F2}{Delete}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(said()).toBe('Nothing changed');
  expect(draft.get()).toBe(before);
  expect(document.activeElement).toHaveAttribute('aria-readonly', 'true');
});

it('says what a column says of a value, and repairs it from the bar', async () => {
  const { user, cell, value } = show();
  await to(user, 0, HQ);
  await user.keyboard('23600{Enter}{ArrowUp}');
  expect(cell(0, HQ)).toHaveAttribute('aria-invalid', 'true');
  expect(cell(0, HQ)).toHaveAccessibleDescription(/More than 30% above yesterday/);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('button', { name: 'Use 2,360' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(cell(0, HQ)).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
  expect(value(0, 'hq')).toBe('2360');
  expect(cell(0, HQ)).toHaveFocus();
});

it('has what the rows come to under them, in columns of the same place, and neither selects nor counts it', async () => {
  const { user, chosen } = show({ sums: [{ id: 'USD', name: 'Subtotal USD', values: { hq: '14,940' } }] });
  const sum = screen.getByRole('row', { name: 'Subtotal USD 14,940' });
  expect(sum).toHaveAttribute('aria-rowindex', '8');
  expect(within(sum).getByRole('rowheader')).toHaveAttribute('aria-colspan', String(HQ + 1));
  expect(within(sum).getByText('14,940')).toHaveAttribute('aria-colindex', String(HQ + 2));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe(6 * COLUMNS.length);
});
