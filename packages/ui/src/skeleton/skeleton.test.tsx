import { conforms } from '../testing/conformance.tsx';
import { Skeleton, SkeletonBar } from './skeleton.tsx';

conforms('Skeleton', <Skeleton />, { ref: HTMLDivElement });
conforms('SkeletonBar', <SkeletonBar />, { ref: HTMLSpanElement });
