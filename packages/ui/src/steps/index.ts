export { type Step, Steps, type StepsPart, type StepsProps } from './steps.tsx';
