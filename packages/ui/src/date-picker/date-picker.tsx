import { forwardRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { type DateFieldProps, dateParts } from './date-field-props.ts';
import { DateLayer } from './date-layer.tsx';
import * as styles from './date-picker.css.ts';
import { DayInput } from './day-input.tsx';
import { ClearMark, OpenMark } from './parts.tsx';
import { isDay } from './read-day.ts';
import { useCalendar } from './use-calendar.ts';
import { useFinding } from './use-finding.ts';

export interface DatePickerProps extends DateFieldProps {
  name?: string | undefined;
  /** a local day such as `2026-11-26`, empty for none; a text that is no day comes back as it was typed */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed or taken from a calendar. Its ref is the native input. */
export const DatePicker = /* @__PURE__ */ forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  { value, onChange, ...given },
  ref,
) {
  const { field: around, setting, error, rest, clears } = dateParts(given, value !== '');
  const part = partsOf(around.classNames);
  const [input, both] = useBothRefs(ref);
  const { open, box, openFrom, press, close, back } = useCalendar<HTMLDivElement>();
  const found = useFinding(setting)(value);
  const take = (day: string) => {
    onChange(day);
    input.current?.focus();
  };
  return (
    <Field
      component="DatePicker"
      {...around}
      error={error ?? found?.error}
      suggestions={found?.suggestions}
      onSuggest={take}
    >
      {(control, labelId) => (
        <>
          <div
            ref={box}
            {...part('box', `${field.box} ${styles.box}`)}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-open={open ? '' : undefined}
            data-clears={clears ? '' : undefined}
          >
            <OpenMark
              part={part}
              expanded={open}
              disabled={rest.disabled}
              readOnly={rest.readOnly}
              onPress={(event) => press(event, input.current)}
            />
            <DayInput
              namePart={part}
              {...rest}
              {...control}
              ref={both}
              expanded={open}
              calendarId={`${control.id}-calendar`}
              value={value}
              onChange={onChange}
              onOpen={() => openFrom(input.current)}
            />
            {around.loading && <Spinner />}
            {clears && <ClearMark part={part} onPress={() => take('')} />}
          </div>
          <DateLayer
            part={part}
            id={`${control.id}-calendar`}
            {...setting}
            open={open}
            box={box}
            back={back}
            labelId={labelId}
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
