export { Stat, type StatChange, type StatPart, type StatProps } from './stat.tsx';
