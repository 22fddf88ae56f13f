export { EmptyArt } from './empty-art.tsx';
export { FailedArt } from './failed-art.tsx';
