import { type RefObject, useEffect, useState } from 'react';
import { useContainer } from '../i18n/provider.tsx';

// What stands outside every landmark is lost to those who move by landmarks; inside a dialog it stays in its focus trap.
const LANDMARKS = 'main, header, nav, aside, footer, [role=dialog], [role=alertdialog]';

interface Found {
  landmark: HTMLElement | null;
  density: string | undefined;
}

interface Place {
  /** false: not yet, wait for the next render */
  ready: boolean;
  container: HTMLElement | null | undefined;
  /** the density around the element, which the place itself may not have */
  density: string | undefined;
}

/**
 * Where a layer that opens over an element is put: into the dialog or landmark around it. The provider's container wins when it
 * stands inside that landmark, or when there is none.
 */
export function usePlace(overRef: RefObject<Element | null>, open: boolean): Place {
  const container = useContainer();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!open) return;
    setFound({
      landmark: overRef.current?.closest<HTMLElement>(LANDMARKS) ?? null,
      density: overRef.current?.closest('[data-density]')?.getAttribute('data-density') ?? undefined,
    });
  }, [overRef, open]);
  const landmark = found?.landmark;
  const inner = container && landmark?.contains(container);
  return {
    ready: found !== undefined && container !== null,
    container: inner || !landmark ? container : landmark,
    density: found?.density,
  };
}
