import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { manyContainers } from '../fixtures-cases.ts';
import { show } from '../test-frame.tsx';
import { createBillEditing } from './bill-editing.ts';
import { EditableContainersTable } from './editable-containers-table.tsx';
import { choicesOf } from './fixtures.ts';

/** Says what comes near the screen when the test says so, as nothing is laid out here. */
class Watcher {
  static readonly all: Watcher[] = [];
  readonly watched = new Set<Element>();
  readonly #say: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(say: Watcher['say']) {
    this.#say = say;
    Watcher.all.push(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  disconnect = () => this.watched.clear();
  say(entries: { isIntersecting: boolean; target: Element }[]): void {
    this.#say(entries.filter(({ target }) => this.watched.has(target)));
  }
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(() => {
  vi.unstubAllGlobals();
  Watcher.all.splice(0);
});

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];
const fields = () => rows().flatMap((row, at) => (row.querySelector('input') ? [at] : []));
const near = (from: number, to: number, isIntersecting = true) => {
  const entries = rows()
    .slice(from, to)
    .map((target) => ({ isIntersecting, target }));
  act(() => {
    for (const watcher of Watcher.all) watcher.say(entries);
  });
};

function draw() {
  const editing = createBillEditing(manyContainers());
  show(<EditableContainersTable editing={editing} choices={choicesOf()} formId="f" />);
  return editing;
}

it('draws fields in the rows that are seen, and every other row as text with all that it says', () => {
  const { values } = draw();
  expect(rows()).toHaveLength(200);
  expect(fields()).toEqual([0, 199]);
  expect(rows()[100]).toHaveTextContent(String(values.containers[100]?.sealNo));
  near(90, 94);
  expect(fields()).toEqual([0, 90, 91, 92, 93, 199]);
  near(90, 92, false);
  expect(fields()).toEqual([0, 92, 93, 199]);
});

it('goes from field to field by keys beyond what is seen', async () => {
  draw();
  near(0, 2);
  const seal = (row: number) => screen.getByRole('textbox', { name: `封号第 ${row} 行` });
  await userEvent.click(seal(2));
  for (let row = 3; row < 8; row += 1) {
    await userEvent.keyboard('{ArrowDown}');
    expect(seal(row)).toHaveFocus();
  }
  expect(fields()).toEqual([0, 1, 5, 6, 7, 199]);
  const remove = screen.getByRole('button', { name: /删除第 7 行/ });
  act(() => remove.focus());
  await userEvent.tab();
  expect(document.activeElement?.closest('tr')).toBe(rows()[7]);
});

it('hands the focus on to the field of a cell that is gone to by its id, as the summary does', () => {
  const { values } = draw();
  const key = values.containers[120]?.key;
  act(() => document.getElementById(`f-containers-${key}-weight`)?.focus());
  expect(screen.getByRole('textbox', { name: '毛重 KGS第 121 行' })).toHaveFocus();
});
