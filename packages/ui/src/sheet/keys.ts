import type { Move } from './selection.ts';

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks of the sheet while no cell is written in. */
export type Asked =
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'page'; readonly down: 1 | -1; readonly extend: boolean }
  | { readonly do: 'to'; readonly to: 'lineStart' | 'lineEnd' | 'start' | 'end'; readonly extend: boolean }
  | { readonly do: 'enter'; readonly by: 1 | -1 }
  | { readonly do: 'tab'; readonly by: 1 | -1 }
  | { readonly do: 'write'; readonly text: string }
  | {
      readonly do:
        | 'edit'
        | 'clear'
        | 'fill'
        | 'undo'
        | 'redo'
        | 'all'
        | 'line'
        | 'column'
        | 'repair'
        | 'bar'
        | 'collapse';
    };

const LETTERS: Readonly<Record<string, Asked>> = {
  d: { do: 'fill' },
  a: { do: 'all' },
  y: { do: 'redo' },
};

/** With Ctrl, or the command key of a Mac. */
function withControl({ key, shiftKey: extend }: Pressed, on: string, back: string): Asked | undefined {
  switch (key) {
    case 'ArrowDown':
      return { do: 'move', move: { down: 1, far: true, extend } };
    case 'ArrowUp':
      return { do: 'move', move: { down: -1, far: true, extend } };
    case on:
      return { do: 'move', move: { on: 1, far: true, extend } };
    case back:
      return { do: 'move', move: { on: -1, far: true, extend } };
    case 'Home':
      return { do: 'to', to: 'start', extend };
    case 'End':
      return { do: 'to', to: 'end', extend };
    case ' ':
      return { do: 'column' };
    default: {
      const letter = key.toLowerCase();
      if (letter === 'z') return { do: extend ? 'redo' : 'undo' };
      return extend ? undefined : LETTERS[letter];
    }
  }
}

/** @param arrows the keys that lead on and back along a line, in the direction the page is written in */
export function askedBy(pressed: Pressed, [on, back]: readonly [string, string]): Asked | undefined {
  const { key, shiftKey: extend, altKey } = pressed;
  if (altKey) {
    if (key === 'Enter') return { do: 'repair' };
    return key === 'ArrowUp' ? { do: 'bar' } : undefined;
  }
  if (pressed.ctrlKey || pressed.metaKey) return withControl(pressed, on, back);
  switch (key) {
    case 'ArrowDown':
      return { do: 'move', move: { down: 1, extend } };
    case 'ArrowUp':
      return { do: 'move', move: { down: -1, extend } };
    case on:
      return { do: 'move', move: { on: 1, extend } };
    case back:
      return { do: 'move', move: { on: -1, extend } };
    case 'PageDown':
      return { do: 'page', down: 1, extend };
    case 'PageUp':
      return { do: 'page', down: -1, extend };
    case 'Home':
      return { do: 'to', to: 'lineStart', extend };
    case 'End':
      return { do: 'to', to: 'lineEnd', extend };
    case 'Enter':
      return { do: 'enter', by: extend ? -1 : 1 };
    case 'Tab':
      return { do: 'tab', by: extend ? -1 : 1 };
    case 'F2':
      return { do: 'edit' };
    case 'Escape':
      return { do: 'collapse' };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case ' ':
      return extend ? { do: 'line' } : { do: 'edit' };
    default:
      return [...key].length === 1 ? { do: 'write', text: key } : undefined;
  }
}
