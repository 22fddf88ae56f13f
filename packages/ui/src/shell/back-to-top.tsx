import { useEffect, useState } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { top } from './back-to-top.css.ts';

/** Back to the head of the page; it comes after the first screen. */
export function BackToTop() {
  const text = useText();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const rise = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={top} onClick={rise}>
      <Icon drawing={icons.arrowUp} size="lg" />
      {text('shell.top')}
    </button>
  );
}
