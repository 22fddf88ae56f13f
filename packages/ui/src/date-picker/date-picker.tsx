import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useBothRefs } from '../field/use-ref.ts';
import { type CalendarSetting, DateLayer } from './date-layer.tsx';
import * as styles from './date-picker.css.ts';
import { DayInput } from './day-input.tsx';
import { ClearMark, OpenMark } from './parts.tsx';
import { isDay } from './read-day.ts';
import { useCalendar } from './use-calendar.ts';
import { useFinding } from './use-finding.ts';

export interface DatePickerProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    CalendarSetting,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  /** a local day such as `2026-11-26`, empty for none; a text that is no day comes back as it was typed */
  value: string;
  onChange(value: string): void;
}

/** A day, typed or taken from a calendar. Its ref is the native input. */
export const DatePicker = /* @__PURE__ */ forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading = false,
    value,
    onChange,
    today,
    min,
    max,
    isUnavailable,
    marks,
    note,
    className,
    ...rest
  },
  ref,
) {
  const [input, both] = useBothRefs(ref);
  const { open, box, openFrom, press, close, back } = useCalendar<HTMLDivElement>();
  const found = useFinding({ min, max, isUnavailable })(value);
  const clears = value !== '' && !(rest.disabled || rest.readOnly || rest.required || loading);
  const take = (day: string) => {
    onChange(day);
    input.current?.focus();
  };
  return (
    <Field
      component="DatePicker"
      {...{ className, label, warning, hint, aside, loading }}
      id={rest.id}
      error={error ?? found?.error}
      suggestions={found?.suggestions}
      onSuggest={take}
      required={rest.required}
    >
      {(control, labelId) => (
        <>
          <div
            ref={box}
            className={`${field.box} ${styles.box}`}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-open={open ? '' : undefined}
            data-clears={clears ? '' : undefined}
          >
            <OpenMark
              expanded={open}
              disabled={rest.disabled}
              readOnly={rest.readOnly}
              onPress={(event) => press(event, input.current)}
            />
            <DayInput
              {...rest}
              {...control}
              ref={both}
              expanded={open}
              calendarId={`${control.id}-calendar`}
              value={value}
              onChange={onChange}
              onOpen={() => openFrom(input.current)}
            />
            {loading && <Spinner />}
            {clears && <ClearMark onPress={() => take('')} />}
          </div>
          <DateLayer
            id={`${control.id}-calendar`}
            {...{ open, box, back, labelId, today, min, max, isUnavailable, marks, note }}
            onClose={close}
            start={isDay(value) ? value : undefined}
            end={isDay(value) ? value : undefined}
            onPick={(day) => {
              onChange(day);
              close();
            }}
          />
        </>
      )}
    </Field>
  );
});
