import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { HeldRef } from '../foundations/held-ref.ts';
import { below } from '../theme/below.ts';
import { useMedia } from '../theme/use-media.ts';
import type { RowKey } from './column.ts';
import { LongLines } from './long-lines.tsx';
import { isGroup, type ModelRow } from './model.ts';
import { type BodyProps, Rows } from './rows.tsx';
import { type Slot, useLongWindow } from './use-long-window.ts';
import { usePrinting } from './use-printing.ts';
import { controlsOf, walk } from './walk.ts';

export { createPlainRows } from './core-rows.ts';
export { FindBar } from './find-bar.tsx';

export interface LongHandle {
  /** brings a row into view */
  show: (index: number) => void;
  /** puts the focus on what can be used in a row; false when it has nothing */
  focus: (index: number) => boolean;
}

interface LongRowsProps<R extends object> extends BodyProps<R> {
  body: HeldRef<HTMLTableSectionElement>;
  /** index of the row that was found last */
  found: number | undefined;
}

const slotsOf = <R extends object>(
  rows: readonly ModelRow<R>[],
  rowKey: (row: R) => RowKey,
  open: ReadonlySet<RowKey>,
): Slot[] =>
  rows.flatMap((row, index) =>
    !isGroup(row) && open.has(rowKey(row.original))
      ? [
          { index, detail: false },
          { index, detail: true },
        ]
      : [{ index, detail: false }],
  );

type Generic = <R extends object>(props: LongRowsProps<R> & RefAttributes<LongHandle>) => ReactNode;

/** A list of which only the part in view is drawn, and the row that has the focus. Paper gets all of it. */
export const LongRows = forwardRef(function LongRows<R extends object>(
  props: LongRowsProps<R>,
  ref: ForwardedRef<LongHandle>,
) {
  const { look, rows, rowKey, renderDetail, expanded, body } = props;
  const printing = usePrinting();
  const cards = useMedia(below.sm) && look.cards;
  const [kept, setKept] = useState<number>();
  const slots = useMemo(
    () => (renderDetail && expanded.size > 0 ? slotsOf(rows, rowKey, expanded) : undefined),
    [rows, rowKey, expanded, renderDetail],
  );
  const slotOf = (index: number) => slots?.findIndex((slot) => slot.index === index) ?? index;
  const window = useLongWindow({
    body,
    rows,
    columns: look.columns,
    slots,
    cards,
    kept: kept === undefined ? undefined : slotOf(kept),
  });

  const reach = (index: number) => {
    flushSync(() => setKept(index));
    return body.current?.querySelector(`tr[data-row="${index}"]`);
  };
  useImperativeHandle(ref, () => ({
    show: (index) => window.bring(slotOf(index)),
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
  if (printing)
    return (
      <tbody ref={body}>
        <Rows {...props} />
      </tbody>
    );

  return (
    <tbody
      ref={body}
      onFocus={hold}
      onBlur={release}
      onKeyDown={(event: KeyboardEvent) => walk(event, rows.length, reach)}
    >
      <LongLines {...props} window={window} slots={slots} cards={cards} />
    </tbody>
  );
}) as Generic;
