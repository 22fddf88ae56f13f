export { Switch, type SwitchPart, type SwitchProps } from './switch.tsx';
