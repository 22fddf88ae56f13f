import { type Ref, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

const DOTS = '…';

/** How many px the dots take in the font of an element; nothing where nobody draws. */
function widthOfDots(element: HTMLElement): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = getComputedStyle(element).font;
  return pen.measureText(DOTS).width;
}

/** As wide as its first characters that fit with the dots behind them; a part of a character would be a gap. */
function cutAt(element: HTMLElement, room: number): number | undefined {
  const text = element.firstChild;
  // What scrolls is told in whole px, the room is not.
  if (!(text instanceof Text) || element.scrollWidth <= Math.ceil(room)) return undefined;
  const most = room - widthOfDots(element);
  const range = document.createRange();
  range.setStart(text, 0);
  const widthOf = (count: number) => {
    range.setEnd(text, count);
    return range.getBoundingClientRect().width;
  };
  let [fits, over] = [0, text.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (widthOf(middle) <= most) fits = middle;
    else over = middle;
  }
  return Math.ceil(widthOf(fits) + room - most);
}

/**
 * Cuts the first part of a line where the dots touch what stands behind it.
 * @returns the refs of the line and of its first part
 */
export function useCut(): [line: Ref<HTMLSpanElement>, head: Ref<HTMLSpanElement>] {
  const line = useRef<HTMLSpanElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [box, part] = [line.current, head.current];
    if (!box || !part || typeof ResizeObserver === 'undefined') return;
    const cut = () => {
      part.style.removeProperty('inline-size');
      const width = cutAt(part, part.getBoundingClientRect().width);
      if (width !== undefined) part.style.setProperty('inline-size', `${width}px`);
    };
    const observer = new ResizeObserver(cut);
    observer.observe(box);
    // The words grow when their font comes, which is asked for only once they are laid out.
    document.fonts?.addEventListener('loadingdone', cut);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', cut);
    };
  }, []);
  return [line, head];
}
