export { Loading, type LoadingProps } from './loading.tsx';
export { Waiting, type WaitingProps } from './waiting.tsx';
