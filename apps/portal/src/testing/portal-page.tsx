import { createStorage } from '@lading/api-client';
import { type Code, contract } from '@lading/api-client/contract';
import { resetCache } from '@lading/api-client/react';
import { mock } from '@lading/api-client/testing';
import { type Language, useLanguage } from '@lading/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { type AnyHandler, HttpResponse, http } from 'msw';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from '../app/portal.tsx';
import { createPreferences } from '../app/preferences.ts';
import { routeTree } from '../routeTree.gen.ts';
import { personOf } from '../session/state.ts';
import { member, sampleFile, workingDay } from './sample-answers.ts';

export interface PortalPageProps {
  /** the address that is opened */
  path: string;
  /** who looks: nobody unless said */
  as?: 'member' | undefined;
  /** what who looks may do, as the login said it; the codes of the sample unless said */
  codes?: readonly Code[] | undefined;
  /** what the server answers otherwise than on a working day */
  answers?: ((locale: Language) => AnyHandler[]) | undefined;
}

/** How long a story waits for its page: the worker and the texts of the language come first. */
export const SOON = { timeout: 15_000 };

const PREFIX = 'lading.story.';
const sample = http.get('/files/:name', () => new HttpResponse(sampleFile()));

/** What stories of a page begin with; title and tags are read without running them, and stand in each file. */
export const pageAt = (path: string, as?: 'member') => ({
  component: PortalPage,
  args: { path, ...(as && { as }) },
  parameters: { layout: 'fullscreen', page: true },
});

interface Network {
  resetHandlers(...handlers: AnyHandler[]): void;
}

async function startNetwork(): Promise<Network> {
  const { setupWorker } = await import('msw/browser');
  // One that an earlier page left would be asked for news, or have this page loaded again, while it goes.
  for (const left of await navigator.serviceWorker.getRegistrations()) await left.unregister();
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: 'mockServiceWorker.js' },
    // What goes to the server and nobody answers is an error.
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && /\.do$|^\/(?:files|report)/.test(new URL(request.url).pathname)) defaults.error();
    },
  });
  return worker;
}

// Kept with the page and not with this module, which is loaded anew when a source changes: a socket is replaced only once.
const kept = globalThis as { storyNetwork?: Promise<Network> };

/** One worker for all stories, started by the first page. */
function network(): Promise<Network> {
  kept.storyNetwork ??= startNetwork();
  return kept.storyNetwork;
}

async function open({ path, as, codes, answers }: PortalPageProps, locale: Language) {
  const worker = await network();
  const rights = codes
    ? [
        mock(contract.user.webUserInfo, {
          roles: [...codes],
          baseInfo: { ...member(locale).user, account: '13800138000' },
        }),
      ]
    : [];
  worker.resetHandlers(...(answers?.(locale) ?? []), ...rights, ...workingDay(locale), sample);
  resetCache();
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  if (as) {
    const known = member(locale);
    const user = codes ? { ...known, ext: { codeList: [...codes] } } : known;
    localStorage.setItem(`${PREFIX}userData`, JSON.stringify({ v: 2, d: personOf(user) }));
    localStorage.setItem(`${PREFIX}userToken`, JSON.stringify({ v: 1, d: user.token }));
  }
  const storage = createStorage(PREFIX);
  const preferences = createPreferences(storage, locale);
  const history = createMemoryHistory({ initialEntries: [path] });
  // Stories hold still, wherever their browser is.
  return createPortal({ routeTree, history, storage, preferences, timeZone: 'Asia/Shanghai' });
}

/** The whole portal at an address, as its main file makes it, over a server that answers by the contract. */
export function PortalPage({ path, as, codes, answers }: PortalPageProps) {
  const locale = useLanguage();
  const [page, setPage] = useState<ReactNode>(null);
  useEffect(() => {
    const opening = open({ path, as, codes, answers }, locale);
    let over = false;
    void opening.then(({ element }) => over || setPage(element));
    return () => {
      over = true;
      void opening.then(({ stop }) => stop());
    };
  }, [path, as, codes, answers, locale]);
  return page;
}
