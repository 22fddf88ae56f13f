export type { DateFieldPart, DateFieldProps } from './date-field-props.ts';
export type { CalendarSetting } from './date-layer.tsx';
export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export type { DatePreset } from './presets.tsx';
export type { DateRange, Limits as DateLimits } from './use-finding.ts';
