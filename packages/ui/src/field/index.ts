export type { FieldPart, FieldProps } from './field.tsx';
export { type ControlAttributes, Field, type FieldFrameProps } from './field.tsx';
export type { MessagePart, MessageProps } from './messages.tsx';
