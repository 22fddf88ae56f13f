export { EmptyArt } from './empty-art.tsx';
