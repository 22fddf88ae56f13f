export { type ControlAttributes, Field, type FieldFrameProps } from './field.tsx';
