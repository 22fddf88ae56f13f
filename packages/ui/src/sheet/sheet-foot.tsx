import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import { TextButton } from '../link/text-button.tsx';
import type { SheetActs } from './acts.ts';
import * as styles from './bar.css.ts';
import { figures } from './column.ts';
import { cellsIn } from './selection.ts';
import type { SheetPart, SheetProps } from './sheet-props.ts';
import { pendingOf } from './source.ts';
import { summaryOf } from './summary.ts';
import type { SheetState } from './use-sheet.ts';

interface SheetFootProps extends Pick<SheetProps, 'actions' | 'removable'> {
  sheet: SheetState;
  acts: SheetActs;
  act: (change: () => void) => void;
  part: NamePart<SheetPart>;
}

/** What the selection comes to. Counted behind the keys, since it may be long. */
function Count({ sheet }: { sheet: SheetState }): ReactNode {
  const { text, rows, columns, rect, column } = sheet;
  const { top, left, bottom, right } = rect;
  const late = useDeferredValue(`${top} ${left} ${bottom} ${right}`);
  const summary = useMemo(() => {
    const [first = 0, start = 0, last = 0, end = 0] = late.split(' ').map(Number);
    return summaryOf(rows, columns, { top: first, left: start, bottom: last, right: end });
  }, [rows, columns, late]);
  const count = cellsIn(rect);
  if (count < 2 || !column) return null;
  return (
    <>
      <b>
        {left === right ? text('sheet.selectedIn', { count, column: column.head }) : text('sheet.selected', { count })}
      </b>
      {summary.sum !== undefined && summary.mean !== undefined && (
        <span>{text('sheet.sum', { sum: figures(summary.sum, 0), mean: figures(summary.mean, 2) })}</span>
      )}
    </>
  );
}

/** Under the sheet: what the selection comes to, what can be done with it, and how much is to be saved. */
export function SheetFoot({ sheet, acts, act, actions, removable = false, part }: SheetFootProps) {
  const { text, rows, columns, rect, all, source, history } = sheet;
  const pending = useMemo(() => pendingOf(all), [all]);
  const chosen = {
    rows: rows.slice(rect.top, rect.bottom + 1),
    columns: columns.slice(rect.left, rect.right + 1),
    update: (...given: Parameters<SheetActs['update']>): number => {
      let count = 0;
      act(() => {
        count = acts.update(...given);
      });
      return count;
    },
  };
  const does = (name: string, run: () => void, off = false) => (
    <TextButton disabled={off} onClick={() => act(run)}>
      {name}
    </TextButton>
  );
  return (
    <div {...part('foot', styles.foot)}>
      <Count sheet={sheet} />
      {does(text('sheet.undo'), acts.undo, !history.canUndo)}
      {does(text('sheet.redo'), acts.redo, !history.canRedo)}
      {!acts.isSingle && does(text('sheet.fill'), acts.fillDown)}
      {source.newId && does(text('sheet.add'), acts.add)}
      {removable && acts.removable > 0 && does(text('sheet.remove', { count: acts.removable }), acts.remove)}
      {removable && acts.restorable > 0 && does(text('sheet.restore', { count: acts.restorable }), acts.restore)}
      {actions?.(chosen)}
      <span className={styles.pending}>
        {pending.rows > 0 ? text('sheet.pending', pending) : text('sheet.nothingPending')}
      </span>
    </div>
  );
}
