export { Submitted, type SubmittedProps } from './submitted.tsx';
