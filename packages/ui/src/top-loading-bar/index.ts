export { TopLoadingBar, type TopLoadingBarProps } from './top-loading-bar.tsx';
