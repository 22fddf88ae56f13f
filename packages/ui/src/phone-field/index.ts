export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
