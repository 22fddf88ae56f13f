import { type RefObject, useEffect } from 'react';

/** Where one body of a dialog takes the place of another, whoever was in what went goes on at the tab that is shown. */
export function useArrival(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A dialog keeps the focus of what goes away for itself; one that opens has given it to its title by then.
    const timer = setTimeout(() => {
      const dialog = body.current?.closest('[role=dialog]');
      if (dialog && document.activeElement === dialog)
        body.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [body]);
}
