export type { TimeLimits } from './clock.ts';
export { TimePicker, type TimePickerPart, type TimePickerProps } from './time-picker.tsx';
