import { useSyncExternalStore } from 'react';
import { usePortal } from '../app/context.ts';
import { deskOf } from './desk.ts';
import { menuCodes, type SessionState } from './state.ts';

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.getState);
}

export const useDesk = () => deskOf(menuCodes(useSession()));

/** Grows at login and logout; remounts or refetches what belongs to one person. */
export function useEpoch(): number {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.epoch);
}
