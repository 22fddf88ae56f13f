import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { top } from './back-to-top.css.ts';

export type BackToTopProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'>;

/** Back to the head of the page; it comes after the first screen. */
export const BackToTop = /* @__PURE__ */ forwardRef<HTMLButtonElement, BackToTopProps>(function BackToTop(
  { className = '', ...rest },
  ref,
) {
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
    <button
      data-component="BackToTop"
      {...rest}
      ref={ref}
      type="button"
      className={`${top} ${className}`}
      onClick={rise}
    >
      <Icon drawing={icons.arrowUp} size="lg" />
      {text('shell.top')}
    </button>
  );
});
