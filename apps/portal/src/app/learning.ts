import type { PortalRouter } from './router.ts';

export interface Learning {
  /** fetches the tree with every page, which hangs its routes under the root that both share */
  fetchAll(): Promise<unknown>;
  /** whether more than the public pages is wanted, whatever the address: somebody is logged in */
  isWanted(): boolean;
  /** leaves the document for an address, when the other pages cannot be fetched */
  open(href: string): void;
}

/**
 * Lets a router that was made of the public pages learn all others when an address asks for one of them, so that the first visit does not load what sixty pages behind
 * a login are called and ask for. @returns what makes it learn at once
 */
export function letLearn(router: PortalRouter, { fetchAll, isWanted, open }: Learning): () => Promise<void> {
  let learned: Promise<void> | undefined;
  const learn = () => {
    learned ??= fetchAll().then(
      () => router.setRoutes(router.buildRouteTree()),
      (error: Error) => {
        learned = undefined;
        throw error;
      },
    );
    return learned;
  };
  const isKnown = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
  const { load, preloadRoute } = router;
  router.load = async (options) => {
    const { pathname, href } = router.history.location;
    if (learned || !isKnown(pathname) || isWanted()) {
      try {
        await learn();
      } catch {
        return open(href);
      }
    }
    return load(options);
  };
  router.preloadRoute = (async (options: Parameters<typeof preloadRoute>[0]) => {
    // What cannot be fetched ahead is asked for again by whoever goes there.
    if (typeof options.to === 'string' && !isKnown(options.to)) await learn().catch(() => undefined);
    return preloadRoute(options);
  }) as typeof preloadRoute;
  return learn;
}
