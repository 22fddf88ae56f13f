export { Alert, type AlertKind, type AlertPart, type AlertProps } from './alert.tsx';
