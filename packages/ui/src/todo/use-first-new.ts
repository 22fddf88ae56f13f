import { type RefObject, useEffect, useRef } from 'react';

/**
 * After more were asked for, the focus goes on to the first of them: the button that brought them may have gone. Not where the reader
 * went elsewhere meanwhile.
 */
export function useFirstNew(list: RefObject<HTMLElement | null>, count: number, onLoadMore: () => void): () => void {
  const known = useRef<number>(undefined);
  useEffect(() => {
    const from = known.current;
    if (from === undefined || count <= from) return;
    known.current = undefined;
    const { activeElement } = document;
    const stayed = activeElement === document.body || activeElement?.closest('section')?.contains(list.current);
    if (stayed) list.current?.querySelectorAll<HTMLElement>('li > button')[from]?.focus();
  }, [list, count]);
  return () => {
    known.current = count;
    onLoadMore();
  };
}
