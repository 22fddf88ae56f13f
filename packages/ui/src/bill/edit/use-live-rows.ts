import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';

/** A list of so many rows is drawn as fields whole. */
const WHOLE = 30;
/** How far from what is seen rows are fields already. */
const MARGIN = '120px 0px';

const NONE: ReadonlySet<string> = new Set();
const isBlind = () => typeof IntersectionObserver === 'undefined';
const rowOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('tr[data-row]');

/** The keys of the rows that are seen, or nearly. */
function useNearRows(body: RefObject<HTMLElement | null>, keys: readonly string[], asked: boolean) {
  const [near, setNear] = useState(NONE);
  useEffect(() => {
    const rows = keys.length > 0 && body.current?.querySelectorAll(':scope > tr[data-row]');
    if (!asked || isBlind() || !rows) return;
    // What scrolls inside the page has margins of its own, where browsers know them.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN };
    const observer = new IntersectionObserver((entries) => {
      setNear((before) => {
        const after = new Set(before);
        for (const { isIntersecting, target } of entries) {
          const key = target.getAttribute('data-row') ?? '';
          if (isIntersecting) after.add(key);
          else after.delete(key);
        }
        return after;
      });
    }, options);
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, [body, keys, asked]);
  return near;
}

/**
 * Which rows of a long list are fields; the others stand there as text, for a thousand fields make every key stroke slow. Fields are the rows
 * near what is seen, the one that has the focus with those beside it, so that Tab finds them, and the first and the last. A cell of text that is
 * gone to by its id becomes a field and hands the focus on.
 */
export function useLiveRows(body: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const long = keys.length > WHOLE;
  const near = useNearRows(body, keys, long);
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = wanted.current;
    wanted.current = undefined;
    if (id) document.getElementById(id)?.focus();
  });
  const beside = useMemo(() => {
    const at = focused === undefined ? -1 : keys.indexOf(focused);
    return new Set([keys[0], keys.at(-1), ...(at < 0 ? [] : [keys[at - 1], keys[at], keys[at + 1]])]);
  }, [keys, focused]);
  const isLive = (key: string) => !long || isBlind() || near.has(key) || beside.has(key);
  const onFocus = ({ target }: FocusEvent) => {
    if (!long) return;
    if (target.id && target.tagName === 'TD') wanted.current = target.id;
    setFocused(rowOf(target)?.getAttribute('data-row') ?? undefined);
  };
  return { isLive, onFocus };
}
