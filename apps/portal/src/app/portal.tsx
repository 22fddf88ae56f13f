import { createClient, type PrefixedStorage } from '@lading/api-client';
import { ApiProvider, resetCache } from '@lading/api-client/react';
import { type Catalogue, createNoticeStore, LadingProvider } from '@lading/ui';
import type { RouterHistory } from '@tanstack/history';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadTexts, TextContext } from '../i18n/text.ts';
import { createEnding } from '../session/ending.ts';
import { createSession } from '../session/store.ts';
import { useEpoch } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { type PortalContext, PortalProvider, usePortal } from './context.ts';
import type { Preferences } from './preferences.ts';
import { createPortalRouter, type PortalRouter } from './router.ts';
import { createTabStore } from './tab-store.ts';
import { keepFocus, recordTabs } from './watch.ts';

export interface PortalOptions {
  history: RouterHistory;
  storage: PrefixedStorage;
  preferences: Preferences;
  /** of the page's style sheets, under a strict content policy */
  nonce?: string | undefined;
  /** where the reader is (IANA), as the browser says */
  timeZone?: string | undefined;
}

/** Everything a portal is made of, wired once; the application and every test make their own. */
export async function createPortal({ history, storage, preferences, nonce, timeZone }: PortalOptions) {
  const locale = preferences.language.get();
  const { text, components, load } = await loadTexts(locale);
  const notices = createNoticeStore();
  const tabs = createTabStore(storage);
  const calls = () => import('../session/calls.ts');

  const client = createClient({
    token: () => session.token(),
    language: () => locale,
    onUnauthorized: (message) => ending.unauthorized(message),
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
  const shared = { client, session, notices, storage, preferences, tabs, text };
  const context: PortalContext = { ...shared, loadTexts: load, checkToken };
  const router = createPortalRouter(history, context);
  const stops = [recordTabs(router, session, tabs), keepFocus(router)];

  return {
    ...context,
    router,
    element: <Portal context={context} router={router} components={components} nonce={nonce} timeZone={timeZone} />,
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
}

function Portal({ context, router, components, nonce, timeZone }: PortalProps) {
  const locale = context.preferences.language.get();
  return (
    <PortalProvider value={context}>
      <TextContext value={context.text}>
        <LadingProvider locale={locale} messages={components} link={AppLink} nonce={nonce} timeZone={timeZone}>
          <Queries>
            <RouterProvider router={router} />
          </Queries>
        </LadingProvider>
      </TextContext>
    </PortalProvider>
  );
}

/** Nothing that was asked in one session is answered in the next. */
function Queries({ children }: { children: ReactNode }) {
  const { client } = usePortal();
  return (
    <ApiProvider client={client} epoch={useEpoch()}>
      {children}
    </ApiProvider>
  );
}
