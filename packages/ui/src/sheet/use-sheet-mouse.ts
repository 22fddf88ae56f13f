import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { SheetActs } from './acts.ts';
import { followDrag, placeOf } from './drag.ts';
import { at, drawnTo, holds, type Place, type Rect } from './selection.ts';
import type { SheetState } from './use-sheet.ts';
import { isEditor } from './use-sheet-keys.ts';

interface Given {
  sheet: SheetState;
  acts: SheetActs;
  act: (change: () => void) => void;
  scroller: RefObject<HTMLElement | null>;
  /** what the head and the fixed columns cover of the box, px */
  inset: () => { top: number; start: number };
}

/** A press with a pen or a finger, which is told with the click only. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse' && nativeEvent.pointerType !== '';

/** Selecting with the mouse: a press, a drag, whole lines and columns, and the handle that fills. */
export function useSheetMouse({ sheet, acts, act, scroller, inset }: Given) {
  const { selection, rect, size, select } = sheet;
  const [filling, setFilling] = useState<Rect>();
  const again = useRef(false);

  const drag = (reach: (place: Place) => void, done: () => void = () => undefined) => {
    if (scroller.current) followDrag(scroller.current, inset(), reach, done);
  };
  const line = (from: number, to: number) =>
    select({ anchor: { row: from, column: size.columns - 1 }, cursor: { row: to, column: 0 } });
  const whole = (from: number, to: number) =>
    select({ anchor: { row: size.rows - 1, column: from }, cursor: { row: 0, column: to } });

  const pressLine = (row: number, shift: boolean) => {
    const from = shift ? selection.anchor.row : row;
    act(() => line(from, row));
    drag((place) => act(() => line(from, place.row)));
  };
  const pressCell = (place: Place, shift: boolean) => {
    const anchor = shift ? selection.anchor : place;
    act(() => select({ anchor, cursor: place }));
    drag((cursor) => act(() => select({ anchor, cursor })));
  };
  const pressHandle = () => {
    let into = rect;
    drag(
      (place) => {
        into = drawnTo(rect, place);
        setFilling(into);
      },
      () => {
        setFilling(undefined);
        act(() => acts.fillTo(into));
      },
    );
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (isEditor(target)) return;
    const place = placeOf(target);
    const number = target.closest<HTMLElement>('[data-number]')?.dataset['number'];
    const head = target.closest<HTMLElement>('[data-head]')?.dataset['head'];
    if (!place && number === undefined && head === undefined) return;
    event.preventDefault();
    const editor = scroller.current?.querySelector('[data-editor]');
    if (isEditor(editor ?? null)) act(() => acts.commit((editor as HTMLInputElement).value, false));
    again.current =
      place !== undefined && place.row === selection.cursor.row && place.column === selection.cursor.column;
    // The other button asks for a menu, and keeps what it is about.
    if (event.button !== 0) {
      if (place && !holds(rect, place)) act(() => select(at(place.row, place.column)));
      return;
    }
    if (target.closest('[data-handle]')) pressHandle();
    else if (number !== undefined) pressLine(Number(number), event.shiftKey);
    else if (head !== undefined)
      act(() => whole(event.shiftKey ? selection.anchor.column : Number(head), Number(head)));
    else if (place) pressCell(place, event.shiftKey);
  };
  const edit = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (!isEditor(target) && placeOf(target)) act(() => acts.begin('edit'));
  };
  return {
    filling,
    onMouseDown,
    onDoubleClick: edit,
    // A second tap on the cell writes in it.
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isTouch(event) && again.current) edit(event);
    },
  };
}
