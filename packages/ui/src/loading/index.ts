export { Loading, type LoadingPart, type LoadingProps } from './loading.tsx';
export { useNear } from './use-near.ts';
export { Waiting, type WaitingPart, type WaitingProps } from './waiting.tsx';
