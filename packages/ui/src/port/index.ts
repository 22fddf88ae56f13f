export { Port, type PortPart, type PortProps } from './port.tsx';
