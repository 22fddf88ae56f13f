export { TopLoadingBar } from './top-loading-bar.tsx';
