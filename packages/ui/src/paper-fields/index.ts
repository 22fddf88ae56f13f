export { type PaperCell, PaperFields, type PaperFieldsPart, type PaperFieldsProps } from './paper-fields.tsx';
