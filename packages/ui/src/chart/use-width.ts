import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

// Where nothing can be measured, px.
const UNKNOWN = 640;

/** How wide an element is, and stays in step with it. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || UNKNOWN);
    measure();
    const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
    watch?.observe(element);
    return () => watch?.disconnect();
  }, [ref]);
  return width;
}
