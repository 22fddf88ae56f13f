import type { KeyboardEvent } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
// These have their own use for the arrows.
const KEEPS =
  'select, textarea, [contenteditable], input:not([type=checkbox], [type=radio]), [role=menu], [role=listbox]';

export const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

/** Where a key leads from a row, undefined when it leads nowhere. */
function target({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, at: number, count: number) {
  if (altKey || shiftKey) return undefined;
  const far = ctrlKey || metaKey;
  if (key === 'ArrowUp') return far ? 0 : at - 1;
  if (key === 'ArrowDown') return far ? count - 1 : at + 1;
  if (key === 'Home' && far) return 0;
  if (key === 'End' && far) return count - 1;
  return undefined;
}

/**
 * Up and down among the rows: the focus goes to the control at the same place of the row it reaches.
 * @param reach gives the row of an index, drawing it where it is not drawn yet
 */
export function walk(event: KeyboardEvent, count: number, reach: (index: number) => Element | null | undefined): void {
  const from = event.target instanceof HTMLElement ? event.target : undefined;
  const row = from?.closest<HTMLElement>('tr[data-row]');
  if (!from || !row || !event.currentTarget.contains(row) || from.closest(KEEPS)) return;
  const next = target(event, Number(row.dataset['row']), count);
  if (next === undefined) return;
  // Also at the ends, where the page would scroll away instead.
  event.preventDefault();
  const found = next >= 0 && next < count ? reach(next) : undefined;
  if (!found) return;
  const controls = controlsOf(found);
  controls[Math.min(controlsOf(row).indexOf(from), controls.length - 1)]?.focus();
}
