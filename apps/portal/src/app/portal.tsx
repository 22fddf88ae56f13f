import { createClient, type PrefixedStorage } from '@lading/api-client';
import { ApiProvider, type FirstAnswers, resetCache } from '@lading/api-client/react';
import { type Catalogue, createNoticeStore, LadingProvider } from '@lading/ui';
import type { RouterHistory } from '@tanstack/history';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { loadTexts, TextContext, type Texts } from '../i18n/text.ts';
import { createEnding } from '../session/ending.ts';
import { createSession } from '../session/store.ts';
import { useEpoch } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { HOUSE_ZONE } from './brand.ts';
import { type PortalContext, PortalProvider, usePortal } from './context.ts';
import type { House } from './house.ts';
import type { Preferences } from './preferences.ts';
import { createPortalRouter, type PortalRouter, type RouteTree } from './router.ts';
import { createTabStore } from './tab-store.ts';
import { keepFocus, recordTabs } from './watch.ts';

export interface PortalOptions {
  routeTree: RouteTree;
  history: RouterHistory;
  storage: PrefixedStorage;
  preferences: Preferences;
  /** of the page's style sheets, under a strict content policy */
  nonce?: string | undefined;
  /** where the reader is (IANA), as the browser says */
  timeZone?: string | undefined;
  house?: House;
  /** what the page was drawn with on the server */
  first?: FirstAnswers | undefined;
  /** how the server's calls are asked; the browser's own way unless given */
  fetch?: typeof fetch;
}

/** Everything a portal is made of, wired once; the application and every test make their own. */
export async function createPortal(options: PortalOptions) {
  const { routeTree, history, storage, preferences, nonce, timeZone, house = {}, first, fetch } = options;
  const locale = preferences.language.get();
  const { text, components, load, renamed } = await loadTexts(locale, locale === 'zh-CN' ? house.nameCn : house.nameEn);
  const notices = createNoticeStore();
  const tabs = createTabStore(storage);
  const calls = () => import('../session/calls.ts');

  const client = createClient({
    token: () => session.token(),
    language: () => locale,
    onUnauthorized: (message) => ending.unauthorized(message),
    ...(fetch && { fetch }),
  });
  const session = createSession({
    storage,
    loadInfo: async () => (await calls()).loadInfo(client),
    onLogout() {
      tabs.apply({ type: 'cleared' });
      resetCache();
    },
    onChangedElsewhere: () => void router.invalidate(),
  });
  const ending = createEnding({
    say: (reason) => notices.show({ kind: 'error', text: reason }),
    fallback: text('errors.unauthorized'),
    isLoggedIn: () => session.getState().kind !== 'guest',
    here: () => router.latestLocation.href,
    leave(from) {
      session.logout();
      const search = from.startsWith('/login') ? {} : { redirect: from };
      void router.navigate({ to: '/login', search, resetScroll: false });
    },
  });
  const checkToken = () => ending.check(async () => (await calls()).isTokenGood(client));
  const shared = { client, session, notices, storage, preferences, tabs, text, house };
  const context: PortalContext = { ...shared, loadTexts: load, checkToken, onHouse: () => undefined };
  const router = createPortalRouter(routeTree, history, context);
  // One that knows the pages behind a login says their names.
  if ('/_member' in router.routesById) await load('places');
  const settings = { components, nonce, timeZone, first, renamed };
  const stops = [recordTabs(router, session, tabs), keepFocus(router)];

  return {
    ...context,
    router,
    element: <Portal context={context} router={router} {...settings} />,
    /** Makes ready to take over what the server drew of this address; false where the page has to be drawn anew. */
    async takeOver(): Promise<boolean> {
      // What a server draws has no boundary around all of it.
      router.ssr = { manifest: undefined };
      await router.load();
      const ready = router.state.matches.every(({ status }) => status === 'success');
      if (!ready) delete router.ssr;
      return ready;
    },
    stop() {
      for (const stop of stops) stop();
      session.dispose();
    },
  };
}

interface PortalProps {
  context: PortalContext;
  router: PortalRouter;
  components: Partial<Catalogue>;
  nonce: string | undefined;
  timeZone: string | undefined;
  first: FirstAnswers | undefined;
  renamed: Texts['renamed'];
}

const never = () => () => undefined;
const houseZone = () => HOUSE_ZONE;

const NO_NEWS: House = {};

/** What the house has set since the page came, on top of what it came with. */
function useHouseNews(born: PortalContext, renamed: Texts['renamed']): PortalContext {
  const chinese = born.preferences.language.get() === 'zh-CN';
  const [news, setNews] = useState(NO_NEWS);
  const name = chinese ? news.nameCn : news.nameEn;
  const text = useMemo(() => (news === NO_NEWS ? born.text : renamed(name)), [news, name, born, renamed]);
  return useMemo(() => ({ ...born, house: { ...born.house, ...news }, text, onHouse: setNews }), [born, news, text]);
}

function Portal({ context: born, router, components, nonce, timeZone, first, renamed }: PortalProps) {
  const context = useHouseNews(born, renamed);
  const locale = context.preferences.language.get();
  const zone = useSyncExternalStore(never, () => timeZone, houseZone);
  return (
    <PortalProvider value={context}>
      <TextContext value={context.text}>
        <LadingProvider locale={locale} messages={components} link={AppLink} nonce={nonce} timeZone={zone}>
          <Queries first={first}>
            <RouterProvider router={router} />
          </Queries>
        </LadingProvider>
      </TextContext>
    </PortalProvider>
  );
}

/** Nothing that was asked in one session is answered in the next. */
function Queries({ first, children }: { first: FirstAnswers | undefined; children: ReactNode }) {
  const { client } = usePortal();
  return (
    <ApiProvider client={client} epoch={useEpoch()} first={first}>
      {children}
    </ApiProvider>
  );
}
