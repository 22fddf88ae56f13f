import type { RefObject } from 'react';
import { useLayoutEffect } from './layout-effect.ts';

/** Takes a part of the page out of use while it stays readable. React before 19 does not know the attribute. */
export function useInert(ref: RefObject<HTMLElement | null>, inert: boolean): void {
  useLayoutEffect(() => {
    ref.current?.toggleAttribute('inert', inert);
  }, [ref, inert]);
}
