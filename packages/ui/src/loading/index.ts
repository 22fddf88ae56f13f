export { Loading } from './loading.tsx';
export { Waiting, type WaitingProps } from './waiting.tsx';
