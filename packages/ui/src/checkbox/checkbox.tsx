import { type ComponentProps, type ReactNode, useId } from 'react';
import * as field from '../field/field.css.ts';
import { Messages } from '../field/messages.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** may hold links */
  label: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
}

export function Checkbox({ label, error, hint, className = '', ...rest }: CheckboxProps) {
  const own = useId();
  const id = rest.id ?? own;
  const messages = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${field.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        <span className={styles.cell}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={messages || undefined}
          />
          <span className={styles.mark}>
            <Icon drawing={icons.check} size="sm" />
          </span>
          <span className={styles.mark}>
            <Icon drawing={icons.minus} size="sm" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <Messages id={id} error={error} hint={hint} />
    </div>
  );
}
