export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export type { DatePreset } from './presets.tsx';
export type { DateRange } from './use-finding.ts';
