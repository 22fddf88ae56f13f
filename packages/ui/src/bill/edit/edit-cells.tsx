import type { RecordIssue } from '@lading/validators/record';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/provider.tsx';
import { LINE_LIMIT, linesOf, longestOf } from '../bill-values.ts';
import * as area from './edit-area.css.ts';
import * as styles from './edit-table.css.ts';
import type { Held } from './edit-values.ts';

/** What every cell of a row takes: whose it is, what it holds, and where its changes go. */
export interface CellProps {
  id: string;
  /** column and row, as there is no label beside it */
  label: string;
  /** the column, by which arrows find the cell above and below */
  field: string;
  held: Held;
  issue: RecordIssue | undefined;
  onHold: (value: string) => void;
  onLeave: () => void;
}

/** The attributes of the control; what is said stands in the line under the row. */
const attributes = ({ id, label, field, issue, onLeave }: CellProps) => ({
  id,
  'aria-label': label,
  'data-field': field,
  'aria-invalid': issue?.severity === 'error' || undefined,
  'data-warned': issue?.severity === 'warning' ? '' : undefined,
  'aria-describedby': issue ? `${id}-said` : undefined,
  onBlur: onLeave,
});

interface TextCellProps extends CellProps {
  /** stands in place of the text while nobody types, such as figures in groups */
  shown?: ReactNode;
  /** stands beside the text while somebody types */
  live?: ReactNode;
  end?: boolean;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
}

/** One line of text that is as plain as the paper until it is pressed. */
export function TextCell({ shown, live, end, inputMode, ...cell }: TextCellProps) {
  return (
    <span
      className={`${styles.cell} ${styles.typed}`}
      data-shown={shown ? '' : undefined}
      data-end={end ? '' : undefined}
    >
      <input
        {...attributes(cell)}
        type="text"
        autoComplete="off"
        spellCheck={false}
        inputMode={inputMode}
        className={styles.input}
        value={String(cell.held ?? '')}
        onChange={(event) => cell.onHold(event.currentTarget.value)}
      />
      {shown && (
        <span className={styles.shown} aria-hidden="true">
          {shown}
        </span>
      )}
      {live && (
        <span className={styles.live} aria-hidden="true">
          {live}
        </span>
      )}
    </span>
  );
}

/** Several lines exactly as they are typed: a line is never broken for want of room. */
export function AreaCell(cell: CellProps) {
  const text = useText();
  const value = String(cell.held ?? '');
  const longest = longestOf(value);
  const lines = linesOf(value).length;
  const rows = Math.min(area.MOST_LINES, Math.max(2, lines));
  return (
    <span className={area.area}>
      <span className={area.place} data-lines={rows}>
        <textarea
          {...attributes(cell)}
          spellCheck={false}
          className={area.text}
          rows={rows}
          value={value}
          onChange={(event) => cell.onHold(event.currentTarget.value)}
        />
      </span>
      <span className={area.count} data-over={longest > LINE_LIMIT ? '' : undefined}>
        <span className={area.said}>{text('textArea.columns', { longest, columns: LINE_LIMIT })}</span>
      </span>
    </span>
  );
}

interface ChoiceCellProps extends CellProps {
  /** the name the bill has, for a value the list does not hold */
  name: Held;
  /** made once for all rows */
  options: readonly ReactElement[];
  /** the name an id has in the list */
  nameOf: (id: string) => string;
}

/** A choice from a short list. */
export function ChoiceCell({ name, options, nameOf, ...cell }: ChoiceCellProps) {
  const text = useText();
  const value = String(cell.held ?? '');
  const listed = nameOf(value);
  // What the bill says stands there, even when the list calls it something else.
  const own = value !== '' && (listed === '' || (Boolean(name) && listed !== name));
  return (
    <span className={styles.cell}>
      <select
        {...attributes(cell)}
        className={styles.select}
        value={value}
        onChange={(event) => cell.onHold(event.currentTarget.value)}
      >
        <option value="">{value === '' && name ? String(name) : text('field.select')}</option>
        {own && <option value={value}>{String(name || value)}</option>}
        {options}
      </select>
    </span>
  );
}
