import type { Ref, RefObject } from 'react';

/** A ref of our own that is read here and handed on to an element, under the types of React 18 and of 19, which write it differently. */
export type HeldRef<T> = Ref<T> & RefObject<T | null>;
