export { RadioGroup, type RadioGroupPart, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
