import type { RouterHistory } from '@tanstack/history';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { routeTree } from '../routeTree.gen.ts';
import type { PortalContext } from './context.ts';
import { PagePending } from './page-pending.tsx';
import { RouteError } from './route-error.tsx';

export type RouteTree = typeof routeTree;

/** One for the application, one for every test. The links of all know every page, also where the router still has to learn some of them (`letLearn`). */
export function createPortalRouter(routeTree: RouteTree, history: RouterHistory, context: PortalContext) {
  return createRouter({
    routeTree,
    history,
    context,
    // Flat and readable addresses: every value is a plain text.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    // The query cache knows how fresh data is, the router does not.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    // On a server it would be a script within the page.
    scrollRestoration: typeof document !== 'undefined',
    scrollToTopSelectors: ['#main'],
  });
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
