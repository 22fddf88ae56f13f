export { AgeingBar, type AgeingBarPart, type AgeingBarProps } from './ageing-bar.tsx';
