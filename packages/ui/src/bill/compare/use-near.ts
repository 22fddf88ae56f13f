import { type RefObject, useEffect, useState } from 'react';

/** How far from the screen a card is drawn already. */
const MARGIN = '900px 0px';

/** True from the moment an element comes near the screen; a long list so draws what is read and keeps it. */
export function useNear(ref: RefObject<Element | null>, at: boolean): boolean {
  const [near, setNear] = useState(at);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near || at;
}
