export { Loading, type LoadingPart, type LoadingProps } from './loading.tsx';
export { Waiting, type WaitingPart, type WaitingProps } from './waiting.tsx';
