import type { ComponentProps } from 'react';
import * as styles from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as own from './select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** first entry while nothing is chosen; 请选择 when not given, none when null */
  placeholder?: string | null;
}

/** A choice of one from a short list, by the browser's own control. */
export function Select({ label, error, hint, aside, options, placeholder, className, ...rest }: SelectProps) {
  const text = useText();
  const empty = placeholder === undefined ? text('field.select') : placeholder;
  return (
    <Field id={rest.id} label={label} error={error} hint={hint} aside={aside} required={rest.required}>
      {(control) => (
        <div className={`${styles.box} ${className ?? ''}`} data-invalid={error ? '' : undefined}>
          <select {...rest} {...control} className={`${styles.control} ${own.select}`}>
            {empty !== null && (
              <option className={own.option} value="">
                {empty}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} className={own.option} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon drawing={icons.chevronDown} />
        </div>
      )}
    </Field>
  );
}
