import { type RefObject, useEffect, useState } from 'react';
import { useContainer } from '../i18n/provider.tsx';

// What stands outside every landmark is lost to those who move by landmarks; inside a dialog it stays in its focus trap.
const LANDMARKS = 'main, header, nav, aside, footer, [role=dialog], [role=alertdialog]';

/**
 * Where a layer that opens over an element is put: into the dialog or landmark around it, else into the provider's container.
 * Null says to wait, undefined is the body.
 */
export function usePlace(over: RefObject<Element | null>, open: boolean): HTMLElement | null | undefined {
  const container = useContainer();
  const [landmark, setLandmark] = useState<HTMLElement | 'none'>();
  useEffect(() => {
    if (open) setLandmark(over.current?.closest<HTMLElement>(LANDMARKS) ?? 'none');
  }, [over, open]);
  if (landmark === undefined) return null;
  return landmark === 'none' ? container : landmark;
}
