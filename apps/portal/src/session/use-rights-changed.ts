import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { decide } from '../access/guard.ts';
import { usePortal } from '../app/context.ts';
import { deskOf } from './desk.ts';
import { rolesOf } from './state.ts';

const guarded = ({ id, options }: AnyRoute) => ({ routeId: id, staticData: options.staticData ?? {} });

/** Somebody has changed what the reader may do: the page asks what it is now, leaves where it may not be any more, and shuts what else is open there. */
export function useRightsChanged(): () => Promise<void> {
  const { session, tabs } = usePortal();
  const router = useRouter();
  return useCallback(async () => {
    // Where the answer does not come, the next page asks again.
    await session.loadRoles().catch(() => undefined);
    const state = session.getState();
    if (state.kind !== 'authorized') return;
    const isOpen = (path: string) => {
      const [matched, , found] = router.getMatchedRoutes(path);
      return found?.options.staticData?.door || decide(state, matched.map(guarded)) === 'pass';
    };
    const leaves = decide(state, router.state.matches) === 'forbidden';
    const open = tabs.snapshot().filter(({ path }) => isOpen(path));
    tabs.apply({ type: 'kept', paths: new Set(open.map(({ path }) => path)) });
    if (leaves) await router.navigate({ to: deskOf(rolesOf(state)), replace: true });
  }, [session, tabs, router]);
}
