import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { decide } from '../access/guard.ts';
import { usePortal } from '../app/context.ts';
import { deskOf } from './desk.ts';
import { rolesOf } from './state.ts';

/** Somebody has changed what the reader may do: the page asks what it is now, and leaves where it may not be any more. */
export function useRightsChanged(): () => Promise<void> {
  const { session } = usePortal();
  const router = useRouter();
  return useCallback(async () => {
    // Where the answer does not come, the next page asks again.
    await session.loadRoles().catch(() => undefined);
    const state = session.getState();
    if (decide(state, router.state.matches) === 'forbidden')
      await router.navigate({ to: deskOf(rolesOf(state)), replace: true });
  }, [session, router]);
}
