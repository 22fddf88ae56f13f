export { type Step, Steps } from './steps.tsx';
