import '@lading/ui/fonts';
import { createStorage } from '@lading/api-client';
import { createRoot } from 'react-dom/client';
import { createPortal } from './app/portal.tsx';
import { createPreferences, keepApplied } from './app/preferences.ts';
import { createRecovery } from './app/recovery.ts';
import { createSafeHistory } from './app/safe-history.ts';
import { watchParts } from './app/watch.ts';

const storage = createStorage('lading.');
const preferences = createPreferences(storage, navigator.language);
keepApplied(preferences, document.documentElement);
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

async function start(): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const portal = await createPortal({ history: createSafeHistory(), storage, preferences, nonce, timeZone });
  // The file name of this chunk names the build.
  watchParts(portal.router, createRecovery(sessionStorage, import.meta.url), {
    window,
    say: () => portal.notices.show({ kind: 'error', text: portal.text('errors.part') }),
    open: (href) => location.assign(href),
  });
  void portal.checkToken();

  const root = document.querySelector('#root');
  if (root) createRoot(root).render(portal.element);
}

// Not awaited by this module: the texts stand in a chunk that imports this one, and each would wait for the other for ever.
void start();
