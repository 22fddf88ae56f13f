import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { Line, LineColumn, LineIssue } from './line.ts';
import { LineCell } from './line-cell.tsx';
import * as styles from './line-table.css.ts';

/** What of it has a name of its own. */
export type LineTablePart = 'table' | 'cell' | 'issue' | 'total' | 'actions';

export interface LineTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** classes by part: `table` with each `cell`, an `issue` under its row, `total` the last row, `actions` below */
  classNames?: PartClasses<LineTablePart> | undefined;
  label: string;
  columns: readonly LineColumn[];
  /** what stands in each cell, by the names of the columns */
  lines: readonly Line[];
  onChange: (row: number, column: string, value: string) => void;
  /** absent where no line can be added or taken away */
  onAdd?: (() => void) | undefined;
  onRemove?: ((row: number) => void) | undefined;
  addLabel?: string | undefined;
  /** lines at most */
  most?: number | undefined;
  issues?: readonly LineIssue[] | undefined;
  /** a field was left: what is wrong with it may be said now */
  onLeave?: ((row: number, column: string) => void) | undefined;
  /** sums under the columns, by their names */
  totals?: Line | undefined;
  readOnly?: boolean;
  /** names the cells for a form: `cargo.goods` makes `cargo.goods.0.weight` their ids */
  path?: string | undefined;
}

/** A few lines of a paper, every cell of which is written on at once, with what is wrong under its line. Its ref is the root. */
export const LineTable = /* @__PURE__ */ forwardRef<HTMLDivElement, LineTableProps>(function LineTable(props, ref) {
  const { label, columns, lines, onChange, onAdd, onRemove, addLabel, most = 20, issues = [], onLeave } = props;
  const { totals, readOnly = false, path, className = '', classNames, ...rest } = without(props);
  const part = partsOf(classNames);
  const text = useText();
  const own = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = columns.filter(({ under }) => under === undefined);
  const withUnder = (name: string) => columns.filter((one) => one.name === name || one.under === name);
  const idOf = (row: number, column: string) => `${path ?? own}.${row}.${column}`;
  const labelOf = (name: string) => columns.find((one) => one.name === name)?.label ?? name;
  const removable = onRemove && !readOnly && lines.length > 1;
  function remove(row: number) {
    onRemove?.(row);
    // The button is gone with its line: the line that comes up in its place is gone on with.
    const next = Math.min(row, lines.length - 2);
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-line="${next}"] :is(input, select)`)?.focus(),
    );
  }
  return (
    <div data-component="LineTable" {...rest} ref={ref} className={`${styles.lineTable} ${className}`}>
      <div className={styles.scroller}>
        <table aria-label={label} {...part('table', styles.table)}>
          <thead>
            <tr>
              {tops.map(({ name, label: words, width, kind, required }) => (
                <th key={name} scope="col" data-kind={kind} data-width={width}>
                  {words}
                  {required && <span aria-hidden="true"> *</span>}
                </th>
              ))}
              {removable && (
                <th scope="col" className={styles.last}>
                  <VisuallyHidden>{text('lineTable.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {lines.map((line, row) => (
              // A line is its place on the paper: it has no name of its own.
              <LineRow key={String(row)} row={row}>
                {tops.map((column) => (
                  <td
                    key={column.name}
                    data-kind={column.kind}
                    data-label={column.label}
                    {...part('cell', styles.cell)}
                  >
                    {withUnder(column.name).map((one) => (
                      <LineCell
                        key={one.name}
                        id={idOf(row, one.name)}
                        column={one}
                        label={text('lineTable.cell', { row: row + 1, column: one.label })}
                        value={line[one.name] ?? ''}
                        readOnly={readOnly}
                        issue={issues.find((found) => found.row === row && found.column === one.name)}
                        onChange={(value) => onChange(row, one.name, value)}
                        onLeave={() => onLeave?.(row, one.name)}
                      />
                    ))}
                  </td>
                ))}
                {removable && (
                  <td className={styles.last}>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={text('lineTable.remove', { row: row + 1 })}
                      onClick={() => remove(row)}
                    >
                      <Icon drawing={icons.close} size="sm" />
                    </Button>
                  </td>
                )}
              </LineRow>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr {...part('total', styles.total)}>
                {tops.map(({ name, kind, label: words }, at) => (
                  <td
                    key={name}
                    data-kind={kind}
                    data-label={words}
                    data-empty={totals[name] || at === 0 ? undefined : ''}
                  >
                    {at === 0 ? text('lineTable.total', { rows: lines.length }) : totals[name]}
                  </td>
                ))}
                {removable && <td className={styles.last} data-empty="" />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {issues.map((issue) => (
        <p
          key={`${issue.row} ${issue.column}`}
          id={`${idOf(issue.row, issue.column)}-issue`}
          data-warning={issue.warning ? '' : undefined}
          {...part('issue', styles.issue)}
        >
          <Icon drawing={icons.warning} size="sm" />
          <span>
            {text('lineTable.at', { row: issue.row + 1, column: labelOf(issue.column), message: issue.message })}{' '}
            {issue.suggestion !== undefined && !readOnly && (
              <button
                type="button"
                className={styles.repair}
                onClick={() => onChange(issue.row, issue.column, issue.suggestion ?? '')}
              >
                {issue.suggestion}
              </button>
            )}
          </span>
        </p>
      ))}
      {onAdd && !readOnly && (
        <div {...part('actions', styles.actions)}>
          <Button size="sm" disabled={lines.length >= most} onClick={onAdd}>
            <Icon drawing={icons.plus} size="sm" />
            {addLabel ?? text('lineTable.add')}
          </Button>
        </div>
      )}
    </div>
  );
});

function without({
  label: _label,
  columns: _columns,
  lines: _lines,
  onChange: _change,
  onAdd: _add,
  onRemove: _remove,
  addLabel: _words,
  most: _most,
  issues: _issues,
  onLeave: _leave,
  ...rest
}: LineTableProps) {
  return rest;
}

const LineRow = ({ row, children }: { row: number; children: ReactNode }) => <tr data-line={row}>{children}</tr>;
