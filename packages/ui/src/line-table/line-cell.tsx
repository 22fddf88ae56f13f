import { useText } from '../i18n/provider.tsx';
import type { LineColumn, LineIssue } from './line.ts';
import * as styles from './line-table.css.ts';

interface LineCellProps {
  id: string;
  column: LineColumn;
  label: string;
  value: string;
  readOnly: boolean;
  issue: LineIssue | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** One cell that is written on. */
export function LineCell({ id, column, label, value, readOnly, issue, onChange, onLeave }: LineCellProps) {
  const text = useText();
  const { kind = 'text', options = [], mono, maxLength, required } = column;
  const said = {
    id,
    'aria-label': label,
    'aria-required': required || undefined,
    'aria-invalid': issue && !issue.warning ? true : undefined,
    'aria-describedby': issue ? `${id}-issue` : undefined,
    'data-warning': issue?.warning ? '' : undefined,
    onBlur: onLeave,
  };
  if (kind === 'check')
    return (
      <input
        {...said}
        type="checkbox"
        className={styles.check}
        checked={value !== ''}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked ? '1' : '')}
      />
    );
  if (kind === 'choice')
    return (
      <select
        {...said}
        className={styles.control}
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === '' && <option value="">{text('lineTable.choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...said}
      type="text"
      className={styles.control}
      data-mono={mono || kind === 'figure' ? '' : undefined}
      inputMode={kind === 'figure' ? 'decimal' : undefined}
      maxLength={maxLength}
      readOnly={readOnly}
      value={value}
      placeholder={column.under === undefined ? undefined : column.label}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
