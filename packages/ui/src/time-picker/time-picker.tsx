import { type ComponentPropsWithoutRef, forwardRef, useMemo, useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as picker from '../date-picker/date-picker.css.ts';
import * as field from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { isTime, placeOf, readTime, type TimeLimits, timesOf } from './clock.ts';
import { Marks } from './marks.tsx';
import { TimeInput } from './time-input.tsx';
import { TimeList } from './time-list.tsx';
import { useFault } from './use-fault.ts';

/** Minutes between the times of the list where `step` says nothing. */
const EVERY = 30;

/** What of it has a name of its own. */
export type TimePickerPart = FieldPart | 'box' | 'open' | 'clear' | 'control' | 'zone' | 'list' | 'option';

export interface TimePickerProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    TimeLimits,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | keyof TimeLimits
    > {
  /** classes by part: those of every field, `box`, in it `open`, `clear`, `control` and `zone`, `list` under it with each `option` */
  classNames?: PartClasses<TimePickerPart> | undefined;
  /** a time such as `17:30`, empty for none; a text that is no time comes back as it was typed */
  value: string;
  onChange: (value: string) => void;
  /** whose clock it is, behind the time: 宁波时间 (Ningbo time) */
  zone?: string | undefined;
}

/** A time of 24 hours, typed or taken from a list. Its ref is the native input. */
export const TimePicker = /* @__PURE__ */ forwardRef<HTMLInputElement, TimePickerProps>(function TimePicker(
  {
    value,
    onChange,
    min,
    max,
    step,
    zone,
    label,
    error,
    warning,
    hint,
    aside,
    loading = false,
    className,
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const [input, both] = useBothRefs(ref);
  const [box, boxRef] = useBothRefs<HTMLDivElement>(null);
  const hours = { min, max, step };
  const times = useMemo(() => timesOf({ min, max }, step ?? EVERY), [min, max, step]);
  const found = useFault(hours)(value);
  // The place in the list; null while it is closed.
  const [at, setAt] = useState<number | null>(null);
  const open = at !== null;
  const close = () => setAt(null);
  const show = (typed = value) => setAt(placeOf(times, readTime(typed)));
  const take = (time: string) => {
    onChange(time);
    close();
    input.current?.focus();
  };
  const clears = value !== '' && !(rest.disabled || rest.readOnly || rest.required || loading);
  const described = (id: string, by: string | undefined) => (zone ? [by, `${id}-zone`].filter(Boolean).join(' ') : by);
  return (
    <Field
      component="TimePicker"
      className={className}
      classNames={classNames}
      label={label}
      warning={warning}
      hint={hint}
      aside={aside}
      loading={loading}
      id={rest.id}
      required={rest.required}
      error={error ?? found?.error}
      suggestions={found?.suggestions}
      onSuggest={take}
    >
      {(control, labelId) => (
        <>
          <div
            ref={boxRef}
            {...part('box', `${field.box} ${picker.box}`)}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-clears={clears ? '' : undefined}
          >
            <Marks
              part={part}
              open={open}
              disabled={rest.disabled}
              readOnly={rest.readOnly}
              onOpen={() => {
                input.current?.focus();
                if (open) close();
                else show();
              }}
              onClear={clears ? () => take('') : undefined}
            />
            <TimeInput
              namePart={part}
              {...rest}
              {...control}
              ref={both}
              aria-describedby={described(control.id, control['aria-describedby'])}
              listId={`${control.id}-list`}
              value={value}
              onChange={onChange}
              times={times}
              at={at}
              onAt={setAt}
              onShow={show}
            />
            {zone && (
              <span id={`${control.id}-zone`} {...part('zone', field.unit)}>
                {zone}
              </span>
            )}
            {loading && <Spinner />}
          </div>
          <TimeList
            part={part}
            id={`${control.id}-list`}
            box={box}
            labelId={labelId}
            times={times}
            at={at}
            value={isTime(value) ? value : undefined}
            onClose={close}
            onPick={take}
          />
        </>
      )}
    </Field>
  );
});
