export { Deadline, type DeadlineProps } from './deadline.tsx';
