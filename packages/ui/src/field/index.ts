export type { FieldProps } from './field.tsx';
export { type ControlAttributes, Field, type FieldFrameProps } from './field.tsx';
export type { MessageProps } from './messages.tsx';
