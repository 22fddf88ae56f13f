import { type FocusEvent, type ForwardedRef, forwardRef, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Empty } from '../empty/empty.tsx';
import { partsOf } from '../foundations/parts.ts';
import { useStable } from '../foundations/use-stable.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { actsOf } from './acts.ts';
import { CellBar } from './cell-bar.tsx';
import { widthOf } from './column.ts';
import { LeftOutList } from './left-out.tsx';
import * as styles from './sheet.css.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetLines } from './sheet-lines.tsx';
import type { SheetProps } from './sheet-props.ts';
import { NUMBER_WIDTH, ROLES, SheetHead, SheetSums } from './sheet-table.tsx';
import { useSheet } from './use-sheet.ts';
import { useSheetClipboard } from './use-sheet-clipboard.ts';
import { isEditor, useSheetKeys } from './use-sheet-keys.ts';
import { useSheetMouse } from './use-sheet-mouse.ts';
import { useSheetWindow } from './use-sheet-window.ts';

/**
 * Thousands of rows that are written in cell by cell, as in a spreadsheet: by keys, with the mouse, from Excel. What is written goes to its source at
 * once, and can be undone. Its ref is the root.
 */
export const Sheet = /* @__PURE__ */ forwardRef(function Sheet(props: SheetProps, ref: ForwardedRef<HTMLDivElement>) {
  const { label, columns, source, filter, rowName, history, removable, sums, actions, empty, classNames, ...more } =
    props;
  const { className = '', ...rest } = more;
  const part = useMemo(() => partsOf(classNames), [classNames]);
  const words = useId();
  const bar = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const sheet = useSheet({ columns, source, filter, rowName, history });
  const acts = actsOf(sheet);
  const { selection, size, text } = sheet;

  const fixed = useMemo(
    () => columns.reduce((sum, column) => sum + (column.frozen ? widthOf(column) : 0), NUMBER_WIDTH),
    [columns],
  );
  const window = useSheetWindow(scroller, size.rows, fixed);
  const later = useStable({
    /** to the cell that has the selection now */
    follow: () => {
      const { cursor } = selection;
      const free = columns.map((column) => (column.frozen ? 0 : widthOf(column)));
      const from = free.slice(0, cursor.column).reduce((sum, width) => sum + width, 0);
      const own = free[cursor.column] ?? 0;
      if (own > 0) window.reveal(cursor.row, from, from + own);
      else window.reveal(cursor.row, Number.POSITIVE_INFINITY, 0);
      const aim = sheet.editing ? '[data-editor]' : '[data-active]';
      table.current?.querySelector<HTMLElement>(aim)?.focus({ preventScroll: true });
    },
  });
  const act = (change: () => void) => {
    flushSync(change);
    later.follow();
  };
  const calls = useStable({ cancel: () => act(acts.cancel) });
  const toBar = () => {
    const first = bar.current?.querySelector<HTMLElement>('button');
    first?.focus();
    return first !== null && first !== undefined;
  };
  const onKeyDown = useSheetKeys({ sheet, acts, act, page: window.page, toBar });
  const { filling, ...mouse } = useSheetMouse({
    sheet,
    acts,
    act,
    scroller,
    inset: () => ({ top: table.current?.tHead?.offsetHeight ?? 0, start: fixed }),
  });
  useSheetClipboard(table, sheet, acts, act);
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Its own keys have ended it, or a cure in the bar is about to.
    if (!sheet.editing || !isEditor(target) || bar.current?.contains(relatedTarget)) return;
    acts.commit(target.value, false);
  };

  return (
    <div data-component="Sheet" {...rest} ref={ref} className={`${styles.sheet} ${className}`}>
      <div ref={bar}>
        <CellBar sheet={sheet} acts={acts} act={act} words={words} part={part} />
      </div>
      {/* Where no cell can be reached, keys move the heads themselves. */}
      <div ref={scroller} {...part('scroller', styles.scroller)} {...(size.rows === 0 && { tabIndex: 0 })}>
        <table
          ref={table}
          {...part('table', styles.table)}
          {...ROLES.grid}
          aria-label={label}
          aria-rowcount={size.rows + (sums?.length ?? 0) + 1}
          aria-colcount={size.columns + 1}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          {...mouse}
        >
          <SheetHead columns={columns} part={part} />
          <SheetLines
            sheet={sheet}
            window={window}
            filling={filling}
            words={words}
            onCancel={calls.cancel}
            part={part}
          />
          <SheetSums columns={columns} sums={sums} rows={size.rows} part={part} />
        </table>
        {size.rows === 0 && (empty ?? <Empty title={text('table.empty')} />)}
      </div>
      <LeftOutList sheet={sheet} acts={acts} act={act} />
      <SheetFoot sheet={sheet} acts={acts} act={act} actions={actions} removable={removable} part={part} />
      <VisuallyHidden live>{sheet.said}</VisuallyHidden>
    </div>
  );
});
