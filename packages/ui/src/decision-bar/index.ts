export { DecisionBar, type DecisionBarPart, type DecisionBarProps, type DecisionState } from './decision-bar.tsx';
