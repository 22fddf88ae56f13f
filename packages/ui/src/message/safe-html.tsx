import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { frame, prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

export interface SafeHtmlProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from a person */
  html: string;
}

/** HTML of a message, sanitised; the sanitiser is loaded with the first one shown. */
export const SafeHtml = /* @__PURE__ */ forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml(
  { html, className = '', ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('dompurify').then(({ default: purify }) => {
      if (!current || !box.current) return;
      box.current.replaceChildren(sanitise(purify, html));
      setShown(html);
    });
    return () => {
      current = false;
    };
  }, [html]);
  return (
    <div data-component="SafeHtml" {...rest} ref={ref} className={`${frame} ${className}`}>
      {shown === undefined && <Skeleton lines={4} />}
      <div ref={box} className={prose} data-safe-html={shown === html ? 'ready' : 'pending'} />
    </div>
  );
});
