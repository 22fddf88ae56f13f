export { PasswordField, type PasswordFieldPart, type PasswordFieldProps } from './password-field.tsx';
