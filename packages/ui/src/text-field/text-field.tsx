import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix' | 'children'> {
  icon?: IconDrawing;
  /** before the words, behind a rule: `+86` */
  prefix?: ReactNode;
  /** inside the box at its end, such as a button */
  action?: ReactNode;
  /** for codes and numbers */
  mono?: boolean;
}

/** One line of text. Its ref is the native input, so `register` of a form library fits. */
export function TextField({
  label,
  error,
  hint,
  aside,
  icon,
  prefix,
  action,
  mono,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={rest.id} label={label} error={error} hint={hint} aside={aside} required={rest.required}>
      {(control) => (
        <div className={`${styles.box} ${className ?? ''}`} data-invalid={error ? '' : undefined}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          {icon && <Icon drawing={icon} />}
          <input type="text" {...rest} {...control} className={styles.control} data-mono={mono ? '' : undefined} />
          {action && <span className={styles.action}>{action}</span>}
        </div>
      )}
    </Field>
  );
}
