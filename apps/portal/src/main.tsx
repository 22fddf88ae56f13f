import '@lading/ui/fonts';
import { createStorage } from '@lading/api-client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnIn, firstOf } from './app/drawn.ts';
import { houseIn } from './app/house.ts';
import { letLearn } from './app/learning.ts';
import { createPortal } from './app/portal.tsx';
import { createPreferences, keepApplied } from './app/preferences.ts';
import { createRecovery } from './app/recovery.ts';
import { createSafeHistory } from './app/safe-history.ts';
import { watchParts } from './app/watch.ts';
import { languageOf } from './i18n/detect-language.ts';
import { siteTree } from './siteTree.gen.ts';

const storage = createStorage('lading.');
const drawn = drawnIn(document);
const preferences = createPreferences(storage, drawn?.language ?? navigator.language, languageOf(location.search));
keepApplied(preferences, document.documentElement);
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// What the server drew in another language than the one that was chosen here is drawn anew.
const standing = drawn?.language === preferences.language.get() ? drawn : undefined;

// The pages behind a login, and the doors to it: at once for whoever comes to one of them, later for a visitor of a public page.
const fetchAll = () => import('./routeTree.gen.ts');
// It is asked for again below, where failing is the page's.
if (!standing) fetchAll().catch(() => undefined);

async function start(): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const first = standing && firstOf(standing);
  const portal = await createPortal({
    routeTree: siteTree,
    history: createSafeHistory(),
    storage,
    preferences,
    nonce,
    timeZone,
    house: houseIn(document),
    first,
  });
  const isMember = () => portal.session.getState().kind !== 'guest';
  const learn = letLearn(portal.router, {
    // With what those pages are called.
    fetchAll: () => Promise.all([fetchAll(), portal.loadTexts('places')]),
    isWanted: isMember,
    open: (href) => location.assign(href),
  });
  if (!standing || isMember()) await learn();
  // The file name of this chunk names the build.
  watchParts(portal.router, createRecovery(sessionStorage, import.meta.url), {
    window,
    say: () => portal.notices.show({ kind: 'error', text: portal.text('errors.part') }),
    open: (href) => location.assign(href),
  });
  void portal.checkToken();

  const root = document.querySelector('#root');
  if (!root) return;
  if (standing && (await portal.takeOver())) hydrateRoot(root, portal.element);
  else createRoot(root).render(portal.element);
}

// Not awaited by this module: the texts stand in a chunk that imports this one, and each would wait for the other for ever.
void start();
