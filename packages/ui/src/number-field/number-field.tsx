import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { putInto, typeInto } from '../field/native-value.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useLocale } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './number-field.css.ts';
import { readFigures } from './read-figures.ts';
import { groupedFigures, stepped } from './step.ts';

/** What of it has a name of its own. */
export type NumberFieldPart = FieldPart | 'box' | 'currency' | 'control' | 'unit' | 'step';

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children' | 'step' | 'prefix'> {
  /** classes by part: those of every field, `box` and in it `currency`, `control`, `unit` and each `step` */
  classNames?: PartClasses<NumberFieldPart> | undefined;
  /** after the figures: `KGS` */
  unit?: string | undefined;
  /** before them, behind a rule: `USD` */
  currency?: string | undefined;
  /** what one press of an arrow adds, a decimal string; no steps when absent */
  step?: string | undefined;
}

/**
 * A decimal string: never a floating point number, grouped by thousands while nobody types. Figures may be typed or pasted as the
 * language writes them, `1,234.5`; who listens gets the bare ones once the field is left. Its ref is the native input.
 */
export const NumberField = /* @__PURE__ */ forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { unit, currency, step, className, onInput, onKeyDown, onFocus, onBlur, ...given },
  ref,
) {
  const { frame, rest } = fieldParts(given);
  const part = partsOf(frame.classNames);
  const [own, both] = useBothRefs(ref);
  const [typed, setTyped] = useControlValue(own, '');
  const locale = useLocale();
  // What stood there before somebody typed: bare figures, as they are sent.
  const before = useRef<string | null>(null);
  const read = () => {
    const value = own.current?.value ?? '';
    return value === before.current ? value : readFigures(value, locale, before.current?.includes('.'));
  };
  const change = (value: string | undefined) => {
    if (value === undefined || !own.current) return;
    typeInto(own.current, value);
    before.current = value;
  };
  const turn = (direction: 1 | -1) => step && change(stepped(read(), step, direction));
  const locked = rest.disabled || rest.readOnly;
  const settle = () => {
    const bare = read();
    if (!locked && own.current && bare !== own.current.value) putInto(own.current, bare);
    before.current = bare;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter sends the form, which must find the bare figures.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
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
        <div {...part('box', `${field.box} ${styles.box}`)} data-invalid={frame.error ? '' : undefined}>
          {currency && <span {...part('currency', field.affix)}>{currency}</span>}
          <span className={styles.cell} data-grouped={figures === undefined ? undefined : ''}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...rest}
              {...control}
              ref={both}
              {...part('control', `${field.control} ${styles.input}`)}
              onKeyDown={press}
              onFocus={(event) => {
                before.current = event.currentTarget.value;
                onFocus?.(event);
              }}
              onBlur={(event) => {
                settle();
                onBlur?.(event);
              }}
              onInput={(event) => {
                // Emptied, it is written anew, and a point in it may stand between thousands.
                if (event.currentTarget.value === '') before.current = '';
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
          {unit && <span {...part('unit', field.unit)}>{unit}</span>}
          {frame.loading && <Spinner />}
          {step && !locked && (
            // The arrow keys do the same; these are for the pointer.
            <span className={styles.steps} aria-hidden="true">
              {([1, -1] as const).map((direction) => (
                <button
                  key={direction}
                  type="button"
                  tabIndex={-1}
                  {...part('step', styles.step)}
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
