import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of a scroller is larger than it: only then it needs a tab stop of its own. */
export function useOverflow(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!active || !box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, active]);
  return overflows;
}
