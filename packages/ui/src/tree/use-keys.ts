import { type KeyboardEvent, useRef } from 'react';
import { useArrows } from '../i18n/use-arrows.ts';
import { found, type Row } from './node.ts';

interface Actions {
  /** puts the focus on a line */
  go: (row: Row) => void;
  open: (ids: readonly string[], open: boolean) => void;
  press: (row: Row) => void;
  check: ((row: Row) => void) | undefined;
}

type Arrows = ReturnType<typeof useArrows>;

// A pause after which letters begin a new word, ms.
const PAUSE = 600;

/** What a key does on the line that has the focus; undefined where it is not the tree's. */
function moved(
  key: string,
  rows: readonly Row[],
  at: number,
  [on, back]: Arrows,
  { open }: Actions,
): Row | undefined | 'done' {
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1] ?? 'done';
    case 'ArrowUp':
      return rows[at - 1] ?? 'done';
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case on:
      if (row?.open === false) open([row.node.id], true);
      return row?.open ? (rows[at + 1] ?? 'done') : 'done';
    case back:
      if (row?.open) open([row.node.id], false);
      return row?.open ? 'done' : (rows.find(({ kind, key: id }) => kind === 'node' && id === row?.parent) ?? 'done');
    case '*':
      open(
        rows.flatMap((one) => (one.parent === row?.parent && one.open === false ? [one.node.id] : [])),
        true,
      );
      return 'done';
    default:
      return undefined;
  }
}

/** The keys of a tree: arrows, Home, End, *, Enter, Space and letters. */
export function useKeys(all: readonly Row[], active: string | undefined, actions: Actions) {
  const arrows = useArrows();
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const rows = all.filter(({ kind }) => kind !== 'loading');
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (!row) return;
    const { letters, at: last } = typed.current;
    const fresh = event.timeStamp - last > PAUSE;
    if (event.key === 'Enter' || (event.key === ' ' && (fresh || !letters))) {
      event.preventDefault();
      if (event.key === ' ' && actions.check && row.kind === 'node') actions.check(row);
      else actions.press(row);
      return;
    }
    const target = moved(event.key, rows, at, arrows, actions);
    if (target) {
      event.preventDefault();
      if (target !== 'done') actions.go(target);
      return;
    }
    if (event.key.length !== 1) return;
    event.preventDefault();
    const word = (fresh ? '' : letters) + event.key;
    // The same letter again goes from one to the next.
    const same = [...word].every((letter) => letter === word[0]);
    typed.current = { letters: word, at: event.timeStamp };
    const next = found(rows, at, same ? event.key : word);
    if (next) actions.go(next);
  };
}
