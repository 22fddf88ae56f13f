import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

/** What every field takes besides the props of its native control. */
export interface FieldProps {
  label: string;
  /** what is wrong and how to put it right; its presence makes the field invalid */
  error?: string | undefined;
  hint?: string | undefined;
  /** at the end of the label's line: a count, a link */
  aside?: ReactNode;
}

/** The attributes that tie a control to its label and messages. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
  children(control: ControlAttributes): ReactNode;
}

/** Label above, control, message under it. */
export function Field({ id, label, error, hint, aside, required, children }: FrameProps) {
  const text = useText();
  const own = useId();
  const control = id ?? own;
  const messages = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
        {required && (
          <span className={styles.required} aria-hidden="true" title={text('field.required')}>
            *
          </span>
        )}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({ id: control, 'aria-invalid': error ? true : undefined, 'aria-describedby': messages || undefined })}
      <Messages id={control} error={error} hint={hint} />
    </div>
  );
}

interface MessagesProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The lines under a control: the error with its mark, then the hint. */
export const Messages = ({ id, error, hint }: MessagesProps) => (
  <>
    {error && (
      <p className={styles.message} id={`${id}-error`} data-tone="error">
        <Icon drawing={icons.warning} size="sm" />
        <span>{error}</span>
      </p>
    )}
    {hint && (
      <p className={styles.message} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);
