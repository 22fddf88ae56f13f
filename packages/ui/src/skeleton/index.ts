export { Skeleton, SkeletonBar, type SkeletonProps } from './skeleton.tsx';
