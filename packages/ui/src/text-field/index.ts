export { TextField, type TextFieldPart, type TextFieldProps } from './text-field.tsx';
