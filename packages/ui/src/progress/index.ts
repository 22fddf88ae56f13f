export { Progress, type ProgressPart, type ProgressProps } from './progress.tsx';
