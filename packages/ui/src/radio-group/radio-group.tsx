import {
  type ChangeEventHandler,
  type ComponentPropsWithoutRef,
  type FocusEventHandler,
  forwardRef,
  type ReactNode,
  useId,
} from 'react';
import { Spinner } from '../button/spinner.tsx';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './radio-group.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** a line under the label */
  note?: string;
  disabled?: boolean;
}

/** What of it has a name of its own. */
export type RadioGroupPart = FieldPart | 'options' | 'option' | 'control' | 'note';

export interface RadioGroupProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** classes by part: those of every field, `options`, in it each `option` with `control` and `note` */
  classNames?: PartClasses<RadioGroupPart> | undefined;
  options: readonly RadioOption[];
  name?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** the chosen one, when the owner keeps it; else the form does */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** one under the other */
  stacked?: boolean;
  /** shown and read, not changed */
  readOnly?: boolean;
}

/** One of a few, all in sight. Its ref is the first native button, so the form finds the group. */
export const RadioGroup = /* @__PURE__ */ forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading,
    options,
    value,
    defaultValue,
    stacked = false,
    readOnly = false,
    name,
    className,
    classNames,
    id,
    required,
    disabled,
    onChange,
    onBlur,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const own = useId();
  const group = name ?? own;
  const chosen = (option: RadioOption) =>
    value !== undefined
      ? { checked: option.value === value, readOnly: !onChange }
      : { defaultChecked: option.value === defaultValue };
  return (
    <Field
      component="RadioGroup"
      group
      id={id}
      className={className}
      classNames={classNames}
      label={label}
      error={error}
      warning={warning}
      hint={hint}
      aside={aside}
      loading={loading}
      required={required}
    >
      {(control, labelId) => (
        <div
          {...rest}
          {...control}
          {...part('options', styles.options)}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          data-stacked={stacked ? '' : undefined}
        >
          {options.map((option, index) => (
            <label key={option.value} {...part('option', styles.option)}>
              <input
                {...chosen(option)}
                onChange={onChange}
                onBlur={onBlur}
                ref={(element) => {
                  // A form library collects every button of the group under its name.
                  if (typeof ref === 'function') ref(element);
                  else if (ref && index === 0) ref.current = element;
                }}
                type="radio"
                name={group}
                value={option.value}
                {...part('control', styles.input)}
                disabled={disabled || option.disabled || (readOnly && !isChosen(option, value, defaultValue))}
              />
              <span>{option.label}</span>
              {option.note && <span {...part('note', styles.note)}>{option.note}</span>}
            </label>
          ))}
          {loading && (
            <span className={styles.busy}>
              <Spinner />
            </span>
          )}
        </div>
      )}
    </Field>
  );
});

const isChosen = (option: RadioOption, value: string | undefined, first: string | undefined) =>
  option.value === (value ?? first);
