import { type KeyboardEvent, useRef } from 'react';
import { composes } from '../foundations/composing.ts';
import { useArrows } from '../i18n/use-arrows.ts';
import type { SheetActs } from './acts.ts';
import { type Asked, askedBy } from './keys.ts';
import { at, isSingle, moved, type Selection } from './selection.ts';
import type { SheetState } from './use-sheet.ts';

type Editor = HTMLInputElement | HTMLSelectElement;
export const isEditor = (target: EventTarget | null): target is Editor =>
  target instanceof HTMLElement && target.dataset['editor'] !== undefined;

interface Given {
  sheet: SheetState;
  acts: SheetActs;
  /** does it at once, and goes where the selection is then */
  act: (change: () => void) => void;
  /** rows in sight */
  page: () => number;
  /** puts the focus on what stands in the bar */
  toBar: () => boolean;
}

/** Where a key that goes far leads. */
function ended({ selection, size }: SheetState, { to, extend }: Extract<Asked, { do: 'to' }>): Selection {
  const { cursor, anchor } = selection;
  const place = {
    row: to === 'start' ? 0 : to === 'end' ? size.rows - 1 : cursor.row,
    column: to === 'start' || to === 'lineStart' ? 0 : size.columns - 1,
  };
  return { anchor: extend ? anchor : place, cursor: place };
}

/** The selection after a key that only selects. */
function selected(sheet: SheetState, asked: Asked, page: () => number): Selection | undefined {
  const { selection, size, filled } = sheet;
  const { cursor, anchor } = selection;
  const [row, column] = [size.rows - 1, size.columns - 1];
  switch (asked.do) {
    case 'move':
      return moved(selection, asked.move, size, filled);
    case 'page':
      return moved(selection, { down: asked.down * page(), extend: asked.extend }, size, filled);
    case 'to':
      return ended(sheet, asked);
    case 'all':
      return { anchor: { row, column }, cursor: { row: 0, column: 0 } };
    case 'line':
      return { anchor: { row: anchor.row, column }, cursor: { row: cursor.row, column: 0 } };
    case 'column':
      return { anchor: { row, column: anchor.column }, cursor: { row: 0, column: cursor.column } };
    default:
      return undefined;
  }
}

/** The keys of a spreadsheet. */
export function useSheetKeys({ sheet, acts, act, page, toBar }: Given) {
  const arrows = useArrows();
  // Where a run of Tab began: Enter goes back to under it.
  const run = useRef<number>(undefined);
  const { selection, size, select, filled } = sheet;
  const { cursor } = selection;

  const enter = (by: 1 | -1) => {
    const column = run.current ?? cursor.column;
    run.current = undefined;
    select(at(Math.max(0, Math.min(size.rows - 1, cursor.row + by)), column));
  };
  /** false at the end of the line, where Tab leaves the sheet */
  const tab = (by: 1 | -1): boolean => {
    const column = cursor.column + by;
    if (column < 0 || column >= size.columns) return false;
    run.current ??= cursor.column;
    select(at(cursor.row, column));
    return true;
  };

  const inEditor = (event: KeyboardEvent, editor: Editor) => {
    const { key, shiftKey } = event;
    const by = shiftKey ? -1 : 1;
    if (key === 'Enter' && event.altKey) {
      event.preventDefault();
      act(() => acts.repair());
    } else if (key === 'Enter') {
      event.preventDefault();
      act(() => acts.commit(editor.value, true) && enter(by));
    } else if (key === 'Tab') {
      let stays = true;
      act(() => {
        stays = !acts.commit(editor.value, true) || tab(by);
      });
      if (stays) event.preventDefault();
    } else if (key === 'Escape') {
      event.preventDefault();
      act(acts.cancel);
    } else if (key === 'F2') {
      event.preventDefault();
      if (sheet.editing) sheet.setEditing({ ...sheet.editing, mode: sheet.editing.mode === 'edit' ? 'write' : 'edit' });
    } else if (sheet.editing?.mode === 'write' && editor instanceof HTMLInputElement) {
      const asked = askedBy(event, arrows);
      if (asked?.do !== 'move' || asked.move.extend || asked.move.far) return;
      event.preventDefault();
      act(() => acts.commit(editor.value, true) && select(moved(selection, asked.move, size, filled)));
    }
  };

  /** true where the key was the sheet's */
  const onCell = (asked: Asked): boolean => {
    const next = selected(sheet, asked, page);
    if (next) {
      run.current = undefined;
      select(next);
      return true;
    }
    switch (asked.do) {
      case 'enter':
        enter(asked.by);
        return true;
      case 'tab':
        return tab(asked.by);
      case 'write':
        acts.begin('write', asked.text);
        return true;
      case 'edit':
        acts.begin('edit');
        return true;
      case 'clear':
        acts.clear();
        return true;
      case 'fill':
        acts.fillDown();
        return true;
      case 'undo':
        acts.undo();
        return true;
      case 'redo':
        acts.redo();
        return true;
      case 'repair':
        return acts.repair();
      case 'collapse':
        // A dialog around it hears the key where there is nothing to collapse.
        if (isSingle(sheet.rect)) return false;
        select(at(cursor.row, cursor.column));
        return true;
      default:
        return false;
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const composing = composes(event.nativeEvent);
    if (isEditor(target)) {
      if (!composing) inEditor(event, target);
      return;
    }
    if (!(target instanceof HTMLElement) || target.dataset['column'] === undefined) return;
    // An input method begins: what it makes goes into the cell.
    const asked = composing ? ({ do: 'write', text: '' } as const) : askedBy(event, arrows);
    if (!asked) return;
    if (asked.do === 'bar') {
      if (toBar()) event.preventDefault();
      return;
    }
    let ours = true;
    act(() => {
      ours = onCell(asked);
    });
    if (!ours) return;
    if (!composing) event.preventDefault();
    event.stopPropagation();
  };
}
