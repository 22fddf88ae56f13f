import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { typeInto } from '../field/native-value.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { useBothRefs } from '../field/use-ref.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './number-field.css.ts';
import { groupedFigures, stepped } from './step.ts';

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children' | 'step' | 'prefix'> {
  /** after the figures: `KGS` */
  unit?: string | undefined;
  /** before them, behind a rule: `USD` */
  currency?: string | undefined;
  /** what one press of an arrow adds, a decimal string; no steps when absent */
  step?: string | undefined;
}

/** A decimal string: never a floating point number, grouped by thousands while nobody types. Its ref is the native input. */
export const NumberField = /* @__PURE__ */ forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { unit, currency, step, className, onInput, onKeyDown, ...given },
  ref,
) {
  const { frame, rest } = fieldParts(given);
  const [own, both] = useBothRefs(ref);
  const [typed, setTyped] = useControlValue(own, '');
  const change = (value: string | undefined) => {
    if (value !== undefined && own.current) typeInto(own.current, value);
  };
  const turn = (direction: 1 | -1) => step && change(stepped(own.current?.value ?? '', step, direction));
  const locked = rest.disabled || rest.readOnly;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!step || locked || event.nativeEvent.isComposing || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    turn(event.key === 'ArrowUp' ? 1 : -1);
  };
  const figures = groupedFigures(typed);
  return (
    <Field
      component="NumberField"
      className={className}
      {...frame}
      id={rest.id}
      onSuggest={frame.onSuggest ?? change}
      required={rest.required}
    >
      {(control) => (
        <div className={`${field.box} ${styles.box}`} data-invalid={frame.error ? '' : undefined}>
          {currency && <span className={field.affix}>{currency}</span>}
          <span className={styles.cell} data-grouped={figures === undefined ? undefined : ''}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...rest}
              {...control}
              ref={both}
              className={`${field.control} ${styles.input}`}
              onKeyDown={press}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onInput?.(event);
              }}
            />
            {figures !== undefined && (
              <span className={styles.grouped} aria-hidden="true" aria-disabled={rest.disabled || undefined}>
                {figures}
              </span>
            )}
          </span>
          {unit && <span className={field.unit}>{unit}</span>}
          {frame.loading && <Spinner />}
          {step && !locked && (
            // The arrow keys do the same; these are for the pointer.
            <span className={styles.steps} aria-hidden="true">
              {([1, -1] as const).map((direction) => (
                <button
                  key={direction}
                  type="button"
                  tabIndex={-1}
                  className={styles.step}
                  onClick={() => turn(direction)}
                >
                  <Icon drawing={direction === 1 ? icons.chevronUp : icons.chevronDown} size="sm" />
                </button>
              ))}
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
