import type { Session } from '../session/store.ts';
import { PART_TIMEOUT, type Recovery } from './recovery.ts';
import type { PortalRouter } from './router.ts';
import type { TabStore } from './tab-store.ts';
import { tabOf } from './tabs.ts';

/** Records every member page that was reached in the tab history. */
export function recordTabs(router: PortalRouter, session: Session, tabs: TabStore): () => void {
  return router.subscribe('onResolved', () => {
    const tab = tabOf(router.state);
    if (tab && session.getState().kind === 'authorized') tabs.apply({ type: 'visited', tab });
  });
}

/**
 * Where a navigation took away what had the focus, the next key starts at the new page and not above its header. The first page
 * is the browser's.
 */
export function keepFocus(router: PortalRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    // After the timeout, because a dialog that closes gives the focus back first; main gets it only when nothing else has.
    // A page that was drawn on the server is taken over where it stands.
    if (fromLocation && fromLocation !== toLocation)
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
      });
  });
}

interface Window {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** Loads the wanted page again when a part of the program does not come: at once when it fails, else after two minutes. */
export function watchParts(
  router: PortalRouter,
  recovery: Recovery,
  { window, say, open }: { window: Window; say(): void; open(href: string): void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = () => {
    // A part that was only fetched ahead, for a link under the pointer, is not missed yet.
    if (router.state.status !== 'pending') return;
    const { href } = router.latestLocation;
    say();
    if (recovery.failed(href)) open(href);
  };
  const stop = [
    router.subscribe('onBeforeNavigate', () => {
      clearTimeout(timer);
      timer = setTimeout(failed, PART_TIMEOUT);
    }),
    router.subscribe('onResolved', () => {
      clearTimeout(timer);
      recovery.reached();
    }),
    () => clearTimeout(timer),
    () => window.removeEventListener('vite:preloadError', failed),
  ];
  window.addEventListener('vite:preloadError', failed);
  return () => {
    for (const end of stop) end();
  };
}
