import { useDirection } from './provider.tsx';

/** The arrow keys that lead on and back along a line, in the direction the page is written in. */
export const useArrows = (): readonly [on: string, back: string] =>
  useDirection() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
