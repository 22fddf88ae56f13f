import { type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import type { Rect } from './selection.ts';
import * as styles from './sheet.css.ts';
import { SheetLine } from './sheet-line.tsx';
import type { SheetPart } from './sheet-props.ts';
import { ROLES } from './sheet-table.tsx';
import type { SheetState } from './use-sheet.ts';
import type { SheetWindow } from './use-sheet-window.ts';

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

/** The rows that are drawn, each at its place in a box that has room for all. A row that is told the same as before is not drawn again. */
export function SheetLines({ sheet, window, filling, words, onCancel, part }: SheetLinesProps) {
  const { rows, columns, rect, selection, editing } = sheet;
  const { drawn, heights } = window;
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    if (body.current) body.current.style.blockSize = `${heights.total}px`;
  }, [heights.total]);
  const lines: ReactNode[] = [];
  for (const index of drawn) {
    const row = rows[index];
    if (!row) continue;
    const [from, to] = columnsOf(rect, index);
    const [fillFrom, fillTo] = columnsOf(filling, index);
    lines.push(
      <SheetLine
        key={row.id}
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
