import { useSyncExternalStore } from 'react';
import { usePortal } from '../app/context.ts';
import { deskOf } from './desk.ts';
import { GUEST, menuCodes, type SessionState } from './state.ts';

// A server draws for whoever comes: until its page is taken over, everybody is a visitor.
const nobody = () => GUEST;
const first = () => 0;

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.getState, nobody);
}

export const useDesk = () => deskOf(menuCodes(useSession()));

/** Grows at login and logout; remounts or refetches what belongs to one person. */
export function useEpoch(): number {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.epoch, first);
}
