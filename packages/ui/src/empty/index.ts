export { Empty, type EmptyPart, type EmptyProps } from './empty.tsx';
