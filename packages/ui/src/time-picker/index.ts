export type { TimeLimits } from './clock.ts';
export { TimePicker, type TimePickerProps } from './time-picker.tsx';
