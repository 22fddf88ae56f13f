import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

/** HTML of a message, sanitised; the sanitiser is loaded with the first one shown. */
export function SafeHtml({ html }: { html: string }) {
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
    <>
      {shown === undefined && <Skeleton lines={4} />}
      <div ref={box} className={prose} data-safe-html={shown === html ? 'ready' : 'pending'} />
    </>
  );
}
