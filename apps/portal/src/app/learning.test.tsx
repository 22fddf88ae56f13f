import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { letLearn } from './learning.ts';
import type { PortalRouter } from './router.ts';

/** A house with a public page, and one behind a login that is hung under the same root later. */
function house({ at = '/index', isMember = false, fails = 0 } = {}) {
  const root = createRootRoute();
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, staticData: { titleId: 'routes.home' }, component: () => null });
  const [site, orders] = [page('/index'), page('/orders')];
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([site]), history }) as unknown as PortalRouter;
  let failures = fails;
  const fetchAll = vi.fn(async () => {
    if (failures-- > 0) throw new Error('no line');
    root.addChildren([site, orders]);
  });
  const open = vi.fn();
  const learn = letLearn(router, { fetchAll, isWanted: () => isMember, open });
  const shown = () => router.state.matches.at(-1)?.routeId as string | undefined;
  return { router, history, fetchAll, open, learn, shown };
}

describe('a router that learns', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('asks for nothing while the public pages are enough', async () => {
    const { router, fetchAll, shown } = house();
    await router.load();
    expect(shown()).toBe('/index');
    expect(fetchAll).not.toHaveBeenCalled();
  });

  it('learns all pages when the address is none of those it knows, once', async () => {
    const { router, history, fetchAll, shown } = house();
    await router.load();
    history.push('/orders');
    await router.load();
    expect(shown()).toBe('/orders');
    history.push('/index');
    await router.load();
    history.push('/orders');
    await router.load();
    expect(fetchAll).toHaveBeenCalledTimes(1);
  });

  it('says of an address that nobody knows that there is no such page', async () => {
    const { router, fetchAll } = house({ at: '/nowhere' });
    await router.load();
    expect(fetchAll).toHaveBeenCalledTimes(1);
    expect(router.state.matches.some((match) => match._notFound || match.status === 'notFound')).toBe(true);
  });

  it('learns for whoever is logged in, on a public page too', async () => {
    const { router, fetchAll } = house({ isMember: true });
    await router.load();
    expect(fetchAll).toHaveBeenCalledTimes(1);
    expect(router.routesByPath).toHaveProperty(['/orders']);
  });

  it('learns when a link is pointed at', async () => {
    const { router, fetchAll } = house();
    await router.load();
    await router.preloadRoute({ to: '/index' } as never);
    expect(fetchAll).not.toHaveBeenCalled();
    await router.preloadRoute({ to: '/orders' } as never);
    expect(router.routesByPath).toHaveProperty(['/orders']);
  });

  it('leaves the document for the address when the pages do not come, and tries again', async () => {
    const { router, history, open, fetchAll, shown } = house({ fails: 1 });
    await router.load();
    history.push('/orders?state=2');
    await router.load();
    expect(open).toHaveBeenCalledExactlyOnceWith('/orders?state=2');
    await router.load();
    expect(fetchAll).toHaveBeenCalledTimes(2);
    expect(shown()).toBe('/orders');
  });
});
