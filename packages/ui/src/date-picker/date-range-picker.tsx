import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useRef, useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import type { Day } from '../foundations/day.ts';
import { partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { useMedia } from '../theme/use-media.ts';
import { type DateFieldProps, dateParts } from './date-field-props.ts';
import { DateLayer } from './date-layer.tsx';
import * as styles from './date-picker.css.ts';
import { DayInput } from './day-input.tsx';
import { ClearMark, OpenMark } from './parts.tsx';
import { type DatePreset, Presets } from './presets.tsx';
import { isDay } from './read-day.ts';
import { useCalendar } from './use-calendar.ts';
import { type DateRange, useRangeFinding } from './use-finding.ts';

export interface DateRangePickerProps extends DateFieldProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** names of the two inputs in a native form */
  names?: { start: string; end: string } | undefined;
  /** ranges that are often wanted, offered under the days */
  presets?: readonly DatePreset[] | undefined;
}

const WIDE = '(min-width: 768px)';

/** Two days and what lies between, typed or taken from a calendar. Its ref is the input of the first day. */
export const DateRangePicker = /* @__PURE__ */ forwardRef<HTMLInputElement, DateRangePickerProps>(
  function DateRangePicker({ value, onChange, presets, names, ...given }, ref) {
    const { start, end } = value;
    const { field: around, setting, error, rest, clears } = dateParts(given, start !== '' || end !== '');
    const part = partsOf(around.classNames);
    const text = useText();
    const wide = useMedia(WIDE);
    const [startInput, both] = useBothRefs(ref);
    const endInput = useRef<HTMLInputElement>(null);
    const calendar = useCalendar<HTMLFieldSetElement>();
    const { open, box } = calendar;
    const [begun, setBegun] = useState<Day>();
    const { found, suggestions, repair } = useRangeFinding(setting, value);

    // Opened with half a range, the next press ends it.
    const begin = () => setBegun(isDay(start) && end === '' ? start : undefined);
    const choose = (next: DateRange) => {
      calendar.close();
      onChange(next);
    };
    const pick = (day: Day) => {
      if (begun === undefined) return setBegun(day);
      const [first = day, last = day] = [begun, day].sort();
      return choose({ start: first, end: last });
    };
    const put = (next: DateRange) => {
      onChange(next);
      startInput.current?.focus();
    };
    const openFrom = (input: RefObject<HTMLElement | null>) => () => {
      begin();
      calendar.openFrom(input.current);
    };
    return (
      <Field
        component="DateRangePicker"
        group
        {...around}
        suggestions={suggestions}
        error={error ?? found}
        onSuggest={(suggestion) => put(repair(suggestion))}
      >
        {(control, labelId) => {
          const layerId = `${control.id}-calendar`;
          const shared = { ...rest, ...control };
          const calendarOf = { expanded: open, calendarId: layerId };
          return (
            <>
              <fieldset
                ref={box}
                aria-labelledby={labelId}
                {...part('box', `${field.box} ${styles.box} ${styles.range}`)}
                data-invalid={control['aria-invalid'] ? '' : undefined}
                data-open={open ? '' : undefined}
                data-clears={clears ? '' : undefined}
              >
                <OpenMark
                  part={part}
                  expanded={open}
                  disabled={rest.disabled}
                  readOnly={rest.readOnly}
                  onPress={(event) => {
                    begin();
                    calendar.press(event, startInput.current);
                  }}
                />
                <DayInput
                  namePart={part}
                  {...shared}
                  {...calendarOf}
                  ref={both}
                  name={names?.start}
                  aria-labelledby={`${labelId} ${control.id}-first`}
                  value={start}
                  onChange={(day) => onChange({ start: day, end })}
                  onOpen={openFrom(startInput)}
                />
                <VisuallyHidden id={`${control.id}-first`}>{text('date.rangeStart')}</VisuallyHidden>
                <span className={styles.dash} aria-hidden="true">
                  –
                </span>
                <DayInput
                  namePart={part}
                  {...only(shared)}
                  {...calendarOf}
                  ref={endInput}
                  id={`${control.id}-end`}
                  name={names?.end}
                  aria-labelledby={`${labelId} ${control.id}-last`}
                  value={end}
                  onChange={(day) => onChange({ start, end: day })}
                  onOpen={openFrom(endInput)}
                />
                <VisuallyHidden id={`${control.id}-last`}>{text('date.rangeEnd')}</VisuallyHidden>
                {around.loading && <Spinner />}
                {clears && <ClearMark part={part} onPress={() => put({ start: '', end: '' })} />}
                <VisuallyHidden live>
                  {isDay(start) && isDay(end) ? text('date.rangeChosen', { start, end }) : ''}
                </VisuallyHidden>
              </fieldset>
              <DateLayer
                part={part}
                id={layerId}
                range
                months={wide ? 2 : 1}
                {...setting}
                open={open}
                box={box}
                labelId={labelId}
                back={calendar.back}
                onClose={calendar.close}
                start={begun ?? (isDay(start) ? start : undefined)}
                end={begun ?? (isDay(end) ? end : undefined)}
                onPick={pick}
                next={begun && text('date.half', { day: begun })}
              >
                {presets && <Presets presets={presets} value={value} onPick={choose} />}
              </DateLayer>
            </>
          );
        }}
      </Field>
    );
  },
);

/** What both inputs share of the attributes: the owner's own stand on the first. */
function only(shared: ComponentPropsWithoutRef<'input'>) {
  const { disabled, readOnly, required, placeholder, onBlur } = shared;
  return {
    disabled,
    readOnly,
    required,
    onBlur,
    ...(placeholder !== undefined && { placeholder }),
    'aria-invalid': shared['aria-invalid'],
    'aria-describedby': shared['aria-describedby'],
    'aria-busy': shared['aria-busy'],
  };
}
