import { type RefObject, useEffect, useRef } from 'react';

/** The focus goes into a row when its editing begins, and back to where that began when it ends. */
export function useEditFocus(root: RefObject<HTMLElement | null>, key: string | undefined): void {
  const last = useRef<{ key: string; from: Element | null }>(undefined);
  useEffect(() => {
    const before = last.current;
    if (key === before?.key) return;
    if (key !== undefined) {
      last.current = { key, from: before?.from ?? document.activeElement };
      root.current?.querySelector<HTMLElement>('[data-edit] :is(input, select, textarea):not(:disabled)')?.focus();
      return;
    }
    last.current = undefined;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])];
    const back = buttons.find(({ dataset }) => dataset['edits'] === before?.key);
    // A row that is new had no button of its own: back to what began it.
    (back ?? (before?.from?.isConnected ? (before.from as HTMLElement) : undefined))?.focus();
  }, [root, key]);
}
