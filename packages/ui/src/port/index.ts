export { Port, type PortProps } from './port.tsx';
