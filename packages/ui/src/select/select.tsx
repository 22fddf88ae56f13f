import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as styles from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { choose } from './choose.ts';
import * as own from './select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What of it has a name of its own. */
export type SelectPart = FieldPart | 'box' | 'control' | 'icon';

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** classes by part: those of every field, `box` and in it `control` and `icon` */
  classNames?: PartClasses<SelectPart> | undefined;
  options: readonly SelectOption[];
  /** first entry while nothing is chosen; 请选择 (Please choose) when not given, none when null */
  placeholder?: string | null;
  /** shown and sent, not changed */
  readOnly?: boolean;
}

/** A choice of one from a short list, by the browser's own control. Its ref is that control. */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, readOnly = false, className, onKeyDown, onMouseDown, ...given },
  ref,
) {
  const text = useText();
  const { frame, rest } = fieldParts(given);
  const part = partsOf(frame.classNames);
  const [control, both] = useBothRefs(ref);
  const [locked] = useControlValue(control, undefined, readOnly);
  const empty = placeholder === undefined ? text('field.select') : placeholder;
  const isOut = (value: string) => locked !== undefined && value !== locked;
  const press = (event: MouseEvent<HTMLSelectElement>) => {
    onMouseDown?.(event);
    if (!readOnly) return;
    // The list stays closed; the focus comes all the same.
    event.preventDefault();
    event.currentTarget.focus();
  };
  const type = (event: KeyboardEvent<HTMLSelectElement>) => {
    onKeyDown?.(event);
    if (readOnly && event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <Field
      component="Select"
      className={className}
      {...frame}
      id={rest.id}
      required={rest.required}
      onSuggest={frame.onSuggest ?? ((value) => control.current && choose(control.current, value))}
    >
      {(attributes) => (
        <div
          {...part('box', `${styles.box} ${own.box}`)}
          data-invalid={frame.error ? '' : undefined}
          data-readonly={readOnly && !rest.disabled ? '' : undefined}
        >
          <select
            {...rest}
            {...attributes}
            ref={both}
            {...part('control', `${styles.control} ${own.select}`)}
            aria-readonly={readOnly || undefined}
            onMouseDown={press}
            onKeyDown={type}
          >
            {empty !== null && (
              <option className={own.option} value="" disabled={isOut('')}>
                {empty}
              </option>
            )}
            {options.map(({ value, label: words, disabled }) => (
              <option key={value} className={own.option} value={value} disabled={disabled || isOut(value)}>
                {words}
              </option>
            ))}
          </select>
          {frame.loading && <Spinner />}
          {!readOnly && <Icon {...part('icon')} drawing={icons.chevronDown} />}
        </div>
      )}
    </Field>
  );
});
