import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { below } from '../theme/below.ts';
import { useMedia } from '../theme/use-media.ts';
import type { RowKey } from './column.ts';
import * as css from './row.css.ts';
import { type BodyProps, DetailRow, Rows, spanOf, TableRow } from './row.tsx';
import { type Slot, useLongWindow } from './use-long-window.ts';
import { usePrinting } from './use-printing.ts';
import { controlsOf, walk } from './walk.ts';

export { FindBar } from './find-bar.tsx';

export interface LongHandle {
  /** brings a row into view */
  show: (index: number) => void;
  /** puts the focus on what can be used in a row; false when it has nothing */
  focus: (index: number) => boolean;
}

interface LongRowsProps<R> extends BodyProps<R> {
  body: RefObject<HTMLTableSectionElement | null>;
  /** index of the row that was found last */
  found: number | undefined;
}

/** Room for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    row.current?.setAttribute('aria-hidden', 'true');
    if (row.current) row.current.style.blockSize = `${height}px`;
  }, [height]);
  return <tr ref={row} className={css.gap} />;
}

const slotsOf = <R,>(rows: readonly R[], rowKey: (row: R) => RowKey, open: ReadonlySet<RowKey>): Slot[] =>
  rows.flatMap((row, index) =>
    open.has(rowKey(row))
      ? [
          { index, detail: false },
          { index, detail: true },
        ]
      : [{ index, detail: false }],
  );

type Generic = <R>(props: LongRowsProps<R> & RefAttributes<LongHandle>) => ReactNode;

/** A list of which only the part in view is drawn, and the row that has the focus. Paper gets all of it. */
export const LongRows = forwardRef(function LongRows<R>(props: LongRowsProps<R>, ref: ForwardedRef<LongHandle>) {
  const { look, rows, rowKey, id, renderDetail, currentKey, selected, expanded, body, found } = props;
  const printing = usePrinting();
  const cards = useMedia(below.sm) && look.cards;
  const [kept, setKept] = useState<number>();
  const slots = useMemo(
    () => (renderDetail && expanded.size > 0 ? slotsOf(rows, rowKey, expanded) : undefined),
    [rows, rowKey, expanded, renderDetail],
  );
  const slotOf = (index: number) => slots?.findIndex((slot) => slot.index === index) ?? index;
  const { drawn, heights, bring } = useLongWindow({
    ...{ body, rows, columns: look.columns, slots, cards },
    kept: kept === undefined ? undefined : slotOf(kept),
  });

  const reach = (index: number) => {
    flushSync(() => setKept(index));
    return body.current?.querySelector(`tr[data-row="${index}"]`);
  };
  useImperativeHandle(ref, () => ({
    show: (index) => bring(slotOf(index)),
    focus: (index) => {
      const row = reach(index);
      const [first] = row ? controlsOf(row) : [];
      first?.focus();
      return first !== undefined;
    },
  }));
  const hold = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('tr[data-row]');
    if (row) setKept(Number(row.dataset['row']));
  };
  const release = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setKept(undefined);
  };
  const handlers = {
    onFocus: hold,
    onBlur: release,
    onKeyDown: (event: KeyboardEvent) => walk(event, rows.length, reach),
  };
  if (printing)
    return (
      <tbody ref={body}>
        <Rows {...props} />
      </tbody>
    );

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
    const key = rowKey(row);
    const detailId = `${id}-${key}`;
    lines.push(
      detail ? (
        <DetailRow key={`detail ${key}`} id={detailId} span={span} slot={slot}>
          {renderDetail?.(row)}
        </DetailRow>
      ) : (
        <TableRow
          key={key}
          look={look}
          row={row}
          index={index}
          detail={detailId}
          current={String(key) === currentKey}
          selected={selected.has(key)}
          expanded={renderDetail !== undefined && expanded.has(key)}
          place={index + 2}
          found={index === found}
          slot={cards ? slot : undefined}
        />
      ),
    );
  }
  room(heights.total);
  return (
    <tbody ref={body} {...handlers}>
      {lines}
    </tbody>
  );
}) as Generic;
