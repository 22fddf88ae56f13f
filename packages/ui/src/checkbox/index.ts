export { Checkbox, type CheckboxPart, type CheckboxProps } from './checkbox.tsx';
