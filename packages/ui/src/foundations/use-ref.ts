import { type ForwardedRef, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** A ref of one's own beside the owner's: `[own, both]`, `both` is what the element gets. */
export function useBothRefs<T>(given: ForwardedRef<T>): [own: RefObject<T | null>, both: RefCallback<T>] {
  const own = useRef<T | null>(null);
  const both = useCallback(
    (element: T | null) => {
      for (const ref of [own, given])
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
    },
    [given],
  );
  return [own, both];
}
