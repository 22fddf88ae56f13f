import { type RefObject, useEffect, useRef } from 'react';

const last = (region: HTMLElement | null, which: string) =>
  [...(region?.querySelectorAll<HTMLElement>(which) ?? [])].at(-1);

/**
 * F6 goes from anywhere to the notices, to what can be done about the newest, and back to where it was; while there are none the key
 * stays the browser's. Where the last notice goes with the focus on it, the focus goes back, too.
 */
export function useWayIn(regionRef: RefObject<HTMLElement | null>, count: number): void {
  const from = useRef<HTMLElement | null>(null);
  const some = count > 0;

  useEffect(() => {
    if (!some) return;
    const back = () => {
      const to = from.current;
      from.current = null;
      if (to?.isConnected) to.focus();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const region = regionRef.current;
      const at = document.activeElement;
      if (region?.contains(at)) {
        event.preventDefault();
        back();
        return;
      }
      const to = last(region, '[data-action]') ?? last(region, 'button');
      if (!to) return;
      event.preventDefault();
      from.current = at instanceof HTMLElement ? at : null;
      to.focus();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      // They went with the focus on them: it is nowhere now.
      if (document.activeElement === document.body) back();
      from.current = null;
    };
  }, [some, regionRef]);
}
