export { EmailListField, type EmailListFieldPart, type EmailListFieldProps } from './email-list-field.tsx';
