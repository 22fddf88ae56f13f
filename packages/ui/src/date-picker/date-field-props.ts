import type { ComponentPropsWithoutRef } from 'react';
import type { FieldProps } from '../field/field.tsx';
import type { CalendarSetting } from './date-layer.tsx';

/** What a day and a range are given alike. */
export interface DateFieldProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    CalendarSetting,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'name'
    > {}

/** Its parts: what the field around it takes, what its calendar takes, what is left for the input, and whether it can be emptied. */
export function partsOf(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading = false,
    className,
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
    field: { className, label, warning, hint, aside, loading, id: rest.id, required: rest.required },
    setting: { today, min, max, isUnavailable, marks, note },
    error,
    rest,
    clears: filled && !(rest.disabled || rest.readOnly || rest.required || loading),
  };
}
