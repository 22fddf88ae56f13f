export type { CutOff } from './cut-off.ts';
export { CutOffLine, type CutOffLineProps } from './cut-off-line.tsx';
