import { type KeyboardEvent, useRef, useState } from 'react';

interface Cells {
  rows: number;
  columns: number;
  toggle: (row: number, column: number) => void;
}

/** One cell of a grid takes the focus; arrows move it, Space and Enter toggle. */
export function useCells({ rows, columns, toggle }: Cells) {
  const table = useRef<HTMLTableElement>(null);
  const [here, setHere] = useState({ row: 0, column: 0 });
  const at = {
    row: Math.min(here.row, Math.max(0, rows - 1)),
    column: Math.min(here.column, Math.max(0, columns - 1)),
  };
  const go = (row: number, column: number) => {
    const to = { row: Math.max(0, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
    setHere(to);
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cell]')) return;
    const { row, column } = at;
    const edge = event.ctrlKey || event.metaKey;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(edge ? rows - 1 : row + 1, column),
      ArrowUp: () => go(edge ? 0 : row - 1, column),
      ArrowRight: () => go(row, edge ? columns - 1 : column + 1),
      ArrowLeft: () => go(row, edge ? 0 : column - 1),
      Home: () => go(edge ? 0 : row, 0),
      End: () => go(edge ? rows - 1 : row, columns - 1),
      ' ': () => toggle(row, column),
      Enter: () => toggle(row, column),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    table,
    onKeyDown,
    isHere: (row: number, column: number) => at.row === row && at.column === column,
    moveTo: (row: number, column: number) => setHere({ row, column }),
  };
}
