export { ContainerNumber, type ContainerNumberProps } from './container-number.tsx';
