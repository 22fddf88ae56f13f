import type { ComponentPropsWithoutRef } from 'react';
import type { FieldPart, FieldProps } from '../field/field.tsx';
import type { PartClasses } from '../foundations/parts.ts';
import type { CalendarSetting } from './date-layer.tsx';

/** What of a day or a range has a name of its own. */
export type DateFieldPart = FieldPart | 'box' | 'open' | 'clear' | 'control' | 'calendar';

/** What a day and a range are given alike. */
export interface DateFieldProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest' | 'classNames'>,
    CalendarSetting,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'name'
    > {
  /** classes by part: those of every field, `box`, in it `open`, `clear` and each `control`, `calendar` under it */
  classNames?: PartClasses<DateFieldPart> | undefined;
}

/** Its parts: what the field around it takes, what its calendar takes, what is left for the input, and whether it can be emptied. */
export function dateParts(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading = false,
    className,
    classNames,
    today,
    min,
    max,
    isUnavailable,
    marks,
    note,
    ...rest
  }: DateFieldProps & { name?: string | undefined },
  filled: boolean,
) {
  return {
    field: { className, classNames, label, warning, hint, aside, loading, id: rest.id, required: rest.required },
    setting: { today, min, max, isUnavailable, marks, note },
    error,
    rest,
    clears: filled && !(rest.disabled || rest.readOnly || rest.required || loading),
  };
}
