import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

// Where nothing can be measured, px.
const UNKNOWN = 640;

/**
 * How wide an element is, and stays in step with it; undefined until it has been measured. What is drawn at a guess and again
 * before it was painted may be painted half by the guess, where it lies below the window.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
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
