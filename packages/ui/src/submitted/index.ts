export { Submitted, type SubmittedPart, type SubmittedProps } from './submitted.tsx';
