import type { KeyboardEvent } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The cell of the same column in the next row that has one, in a direction. */
function cellBeside(cell: Element, direction: 1 | -1): HTMLElement | null {
  const field = cell.getAttribute('data-field');
  const beside = (row: Element | null) => (direction === 1 ? row?.nextElementSibling : row?.previousElementSibling);
  for (let row = beside(cell.closest('tr')); row; row = beside(row)) {
    const found = row.querySelector<HTMLElement>(`[data-field="${field}"]`);
    if (found) return found;
  }
  return null;
}

/**
 * Enter and the arrows go down and up a column, as in a spreadsheet; Enter in the last row calls `onEnd`. In a text of several
 * lines they stay what they are.
 */
export function pressInRows(event: KeyboardEvent, onEnd: (field: string) => void): void {
  const { target, key } = event;
  if (!isTyped(target) || target instanceof HTMLTextAreaElement) return;
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey) ? -1 : 1;
  if (key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const next = cellBeside(target, direction);
  if (next) {
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  } else if (key === 'Enter' && direction === 1) onEnd(target.getAttribute('data-field') ?? '');
}
