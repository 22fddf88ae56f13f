import { type ReactNode, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import { type Slot, setInOrder, slotsFor } from './row-slots.ts';
import type { Rect } from './selection.ts';
import * as styles from './sheet.css.ts';
import { SheetLine } from './sheet-line.tsx';
import type { SheetPart } from './sheet-props.ts';
import { ROLES } from './sheet-table.tsx';
import type { SheetState } from './use-sheet.ts';
import { type SheetWindow, useDrawnRows } from './use-sheet-window.ts';

interface SheetLinesProps {
  sheet: SheetState;
  window: SheetWindow;
  /** what the handle is about to fill */
  filling: Rect | undefined;
  words: string;
  onCancel: () => void;
  part: NamePart<SheetPart>;
}

const columnsOf = (rect: Rect | undefined, index: number): readonly [from: number, to: number] =>
  rect && index >= rect.top && index <= rect.bottom ? [rect.left, rect.right + 1] : [-1, -1];

// A scroll that has waited so long has ended, ms.
const REST = 400;

/** The rows that are drawn with the elements that show them. */
function useSlots(drawn: readonly number[]): readonly Slot[] {
  const [held, hold] = useState(() => ({ drawn, slots: slotsFor(drawn, []) }));
  if (held.drawn === drawn) return held.slots;
  const slots = slotsFor(drawn, held.slots);
  hold({ drawn, slots });
  return slots;
}

/** The rows that are drawn, each at its place in a box that has room for all. A row that is told the same as before is not drawn again. */
export function SheetLines({ sheet, window, filling, words, onCancel, part }: SheetLinesProps) {
  const { rows, columns, rect, selection, editing } = sheet;
  const { heights } = window;
  const slots = useSlots(useDrawnRows(window, selection.cursor.row));
  const body = useRef<HTMLTableSectionElement>(null);
  // Not an effect that comes later: React would ask for a task of its own at each step, for a timer.
  useLayoutEffect(() => {
    if (slots.every(({ index }, at) => at === 0 || index > (slots[at - 1]?.index ?? -1))) return;
    const timer = setTimeout(() => body.current && setInOrder(body.current), REST);
    return () => clearTimeout(timer);
  }, [slots]);
  useLayoutEffect(() => {
    if (body.current) body.current.style.blockSize = `${heights.total}px`;
  }, [heights.total]);
  const lines: ReactNode[] = [];
  for (const { key, index } of slots) {
    const row = rows[index];
    if (!row) continue;
    const [from, to] = columnsOf(rect, index);
    const [fillFrom, fillTo] = columnsOf(filling, index);
    lines.push(
      <SheetLine
        key={key}
        row={row}
        index={index}
        start={heights.start(index)}
        columns={columns}
        active={selection.cursor.row === index ? selection.cursor.column : -1}
        from={from}
        to={to}
        fillFrom={fillFrom}
        fillTo={fillTo}
        handle={rect.bottom === index ? rect.right : -1}
        editing={editing?.row === row.id ? editing : undefined}
        words={words}
        onCancel={onCancel}
        part={part}
      />,
    );
  }
  return (
    <tbody ref={body} className={styles.body} {...ROLES.group}>
      {lines}
    </tbody>
  );
}
