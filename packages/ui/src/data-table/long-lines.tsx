import { type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { isGroup } from './model.ts';
import * as css from './row.css.ts';
import { TableRow } from './row.tsx';
import { type BodyProps, DetailRow, GroupLine, rowPropsOf, spanOf } from './rows.tsx';
import type { LongWindow, Slot } from './use-long-window.ts';

/** Room for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    row.current?.setAttribute('aria-hidden', 'true');
    if (row.current) row.current.style.blockSize = `${height}px`;
  }, [height]);
  return <tr ref={row} className={css.gap} />;
}

interface LongLinesProps<R extends object> extends BodyProps<R> {
  window: LongWindow;
  slots: readonly Slot[] | undefined;
  cards: boolean;
  /** index of the row that was found last */
  found: number | undefined;
}

/** The lines of a long table that are drawn, with room for those that are not. */
export function LongLines<R extends object>({ rows, window, slots, cards, found, ...body }: LongLinesProps<R>) {
  const { look, renderDetail } = body;
  const { drawn, heights } = window;
  const span = spanOf(look);
  const lines: ReactNode[] = [];
  let end = 0;
  const room = (to: number) => {
    if (to <= end) return;
    // Another element for another height: Chromium lays out a row without cells by the height it had before, and the box is too
    // short for a moment and loses its place.
    lines.push(<Gap key={`gap ${end} ${to}`} height={to - end} />);
  };
  for (const slot of drawn) {
    const { index, detail } = slots?.[slot] ?? { index: slot, detail: false };
    const row = rows[index];
    if (row === undefined) continue;
    room(heights.start(slot));
    end = heights.start(slot + 1);
    if (isGroup(row)) {
      lines.push(<GroupLine key={row.id} look={look} row={row} index={index} place={index + 2} />);
      continue;
    }
    const told = rowPropsOf(body, row, index);
    lines.push(
      detail ? (
        <DetailRow key={`detail ${row.id}`} id={told.detail} span={span} slot={slot} part={look.part}>
          {renderDetail?.(row.original)}
        </DetailRow>
      ) : (
        <TableRow key={row.id} {...told} place={index + 2} found={index === found} slot={cards ? slot : undefined} />
      ),
    );
  }
  room(heights.total);
  return lines;
}
