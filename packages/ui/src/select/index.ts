export { Select, type SelectOption, type SelectPart, type SelectProps } from './select.tsx';
