import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** How far from the screen a card is drawn already. */
const MARGIN = '900px 0px';

const never = () => () => undefined;
const isBlind = () => typeof IntersectionObserver === 'undefined';

/** True from the moment an element comes near the screen, and `at` once: a long list so draws what is read and keeps it, a page what is heavy when it is wanted. */
export function useNear(ref: RefObject<Element | null>, at = false): boolean {
  const [near, setNear] = useState(at);
  const cannotTell = useSyncExternalStore(never, isBlind, () => false);
  useEffect(() => {
    const element = ref.current;
    // Asked itself: React 18 runs effects of what is taken over from a server before it draws the answer of this place.
    if (near || isBlind() || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near || at || cannotTell;
}
