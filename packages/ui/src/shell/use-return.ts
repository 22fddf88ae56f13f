import { useEffect, useState } from 'react';

/** Whether the page is past its first screen, and the way back to its head. */
export function useReturn(): { far: boolean; rise: () => void } {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const rise = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return { far, rise };
}
