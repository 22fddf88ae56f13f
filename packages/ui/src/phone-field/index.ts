export { CodeField, type CodeFieldPart, type CodeFieldProps } from './code-field.tsx';
export { PhoneField, type PhoneFieldPart, type PhoneFieldProps } from './phone-field.tsx';
