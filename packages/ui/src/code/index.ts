export { Code, type CodeProps } from './code.tsx';
