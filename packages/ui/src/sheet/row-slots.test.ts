import { expect, it } from 'vitest';
import { type Slot, setInOrder, slotsFor } from './row-slots.ts';

const shown = (slots: readonly Slot[]) => slots.map(({ key, index }) => `${key}:${index}`).join(' ');

it('shows the rows that come in the elements of those that have gone', () => {
  const first = slotsFor([0, 1, 2, 3], []);
  expect(shown(first)).toBe('0:0 1:1 2:2 3:3');
  const on = slotsFor([2, 3, 4, 5], first);
  expect(shown(on)).toBe('0:4 1:5 2:2 3:3');
  // The row with the focus is kept wherever the others are, in the element that it has.
  expect(shown(slotsFor([3, 40, 41, 42, 43], on))).toBe('0:40 1:41 2:42 3:3 4:43');
  expect(shown(slotsFor([2, 3], on))).toBe('2:2 3:3');
});

it('puts the elements into the order of their rows, and leaves the one with the focus alone', () => {
  const body = document.createElement('div');
  for (const row of [4, 5, 1, 2, 3]) {
    const element = document.createElement('button');
    element.dataset['row'] = String(row);
    body.append(element);
  }
  document.body.append(body);
  const focused = body.querySelector<HTMLElement>('[data-row="2"]');
  focused?.focus();
  setInOrder(body);
  expect([...body.children].map((row) => (row as HTMLElement).dataset['row'])).toEqual(['1', '2', '3', '4', '5']);
  expect(document.activeElement).toBe(focused);
  body.remove();
});
