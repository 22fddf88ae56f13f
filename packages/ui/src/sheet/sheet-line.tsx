import { memo, type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { CellEditor } from './cell-editor.tsx';
import * as styles from './cells.css.ts';
import { isEditable, isNumeric, mayOverflow, type SheetColumn, shownValue, valueIn } from './column.ts';
import { issueOf } from './issues.ts';
import type { SheetPart } from './sheet-props.ts';
import { ROLES } from './sheet-table.tsx';
import { type SheetRow, wasIn } from './source.ts';
import type { Editing } from './use-sheet.ts';

interface SheetLineProps {
  row: SheetRow;
  index: number;
  /** where it stands, px from the first */
  start: number;
  columns: readonly SheetColumn[];
  /** the column of the cell that has the focus or gets it; -1 in every other row */
  active: number;
  /** columns that are selected here: the first and the one behind the last */
  from: number;
  to: number;
  /** columns that the handle is about to fill */
  fillFrom: number;
  fillTo: number;
  /** column at whose cell the handle stands; -1 where it does not */
  handle: number;
  editing: Editing | undefined;
  /** id of what the bar says of the active cell */
  words: string;
  onCancel: () => void;
  part: NamePart<SheetPart>;
}

const MARKS = { new: icons.plus, removed: icons.minus, draft: icons.circle, locked: icons.lock } as const;
const stateOf = ({ state, removed, locked }: SheetRow): keyof typeof MARKS | undefined =>
  removed ? 'removed' : locked ? 'locked' : state;

/** The number of a row with its state. */
function LineNumber({ row, index, part }: Pick<SheetLineProps, 'row' | 'index' | 'part'>) {
  const text = useText();
  const state = stateOf(row);
  return (
    <th
      scope="row"
      {...part('number', styles.number)}
      {...ROLES.number}
      data-number={index}
      data-frozen={0}
      aria-colindex={1}
    >
      {state && <Icon drawing={MARKS[state]} size="sm" />}
      {index + 1}
      {state && (
        <>
          {' '}
          <VisuallyHidden>{text(`sheet.state.${state}`)}</VisuallyHidden>
        </>
      )}
    </th>
  );
}

const flag = (on: boolean): '' | undefined => (on ? '' : undefined);

/** One cell. Called and not drawn as a component of its own: a step of scrolling draws a hundred of them. */
function cellOf(line: SheetLineProps, column: SheetColumn, at: number, text: ReturnType<typeof useText>): ReactNode {
  const { row, active, from, to, fillFrom, fillTo, handle, editing, words, onCancel, part } = line;
  const value = valueIn(column, row);
  const before = wasIn(row, column.id);
  const shown = shownValue(column, value, row);
  const issue = issueOf(column, row);
  const clash = row.clashes?.[column.id];
  const isActive = at === active;
  const fixed = !isEditable(column) || row.locked || row.removed;
  const writes = editing !== undefined && editing.column.id === column.id;
  // What a cell of a grid can say, where one of a plain table cannot.
  const said = {
    'aria-selected': at >= from && at < to,
    'aria-readonly': fixed || undefined,
    'aria-invalid': issue ? true : undefined,
  };
  return (
    <td
      key={column.id}
      {...part('cell', styles.cell)}
      {...ROLES.cell}
      data-column={at}
      tabIndex={isActive ? 0 : undefined}
      aria-colindex={at + 2}
      {...said}
      aria-describedby={isActive && (issue || clash) ? words : undefined}
      data-active={flag(isActive)}
      data-numeric={flag(isNumeric(column))}
      data-mono={flag(column.mono === true)}
      data-frozen={column.frozen ? at + 1 : undefined}
      data-fixed={flag(!isEditable(column))}
      data-long={flag(mayOverflow(shown, column))}
      data-corner={flag(at === handle)}
      data-empty={flag(value === '')}
      data-changed={flag(before !== undefined)}
      data-clash={flag(clash !== undefined)}
      data-fill={flag(at >= fillFrom && at < fillTo)}
    >
      {writes ? (
        <CellEditor
          key={editing.row}
          editing={editing}
          label={text('sheet.place', { row: line.index + 1, column: column.head })}
          words={words}
          onCancel={onCancel}
        />
      ) : (
        shown
      )}
      {(before !== undefined || clash) && ' '}
      {before !== undefined && (
        <VisuallyHidden>{text('sheet.was', { value: shownValue(column, before, row) })} </VisuallyHidden>
      )}
      {clash && <VisuallyHidden>{text('sheet.clashes')}</VisuallyHidden>}
      {at === handle && !writes && <span className={styles.handle} data-handle="" />}
    </td>
  );
}

/** One row of the sheet. */
export const SheetLine = /* @__PURE__ */ memo(function SheetLine(line: SheetLineProps) {
  const { row, index, start, columns, part } = line;
  const text = useText();
  const own = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (own.current) own.current.style.insetBlockStart = `${start}px`;
  }, [start]);
  return (
    <tr
      ref={own}
      {...part('row', styles.line)}
      {...ROLES.row}
      data-row={index}
      aria-rowindex={index + 2}
      data-state={stateOf(row)}
    >
      <LineNumber row={row} index={index} part={part} />
      {columns.map((column, at) => cellOf(line, column, at, text))}
    </tr>
  );
});
