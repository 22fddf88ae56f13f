import type { PrefixedStorage } from '@lading/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../app/context.ts';

const DAYS = 30;

/** Whoever leaves for this host is not asked until then, ms. */
interface Quiet {
  readonly host: string;
  readonly until: number;
}

function readQuiet(value: unknown): Quiet | undefined {
  const { host, until } = (value ?? {}) as { host?: unknown; until?: unknown };
  return typeof host === 'string' && typeof until === 'number' ? { host, until } : undefined;
}

/** Whether somebody wants to be asked before he leaves for a host, kept on this device. Another host is asked about anew. */
export function quietOf(storage: PrefixedStorage, host: string, now: () => number = Date.now) {
  const item = storage.item<Quiet | null>('omsQuiet', { version: 1, fallback: null, parse: readQuiet });
  return {
    subscribe: item.subscribe,
    /** the moment until which nobody asks; null where it is to be asked */
    until(): number | null {
      const kept = item.get();
      return kept?.host === host && kept.until > now() ? kept.until : null;
    },
    set(quiet: boolean): void {
      if (quiet) item.set({ host, until: now() + DAYS * 86_400_000 });
      else item.remove();
    },
  };
}

// A server draws the question: it does not know who asks.
const unknown = () => null;

export function useQuiet(host: string): [until: number | null, set: (quiet: boolean) => void] {
  const { storage } = usePortal();
  const quiet = useMemo(() => quietOf(storage, host), [storage, host]);
  return [useSyncExternalStore(quiet.subscribe, quiet.until, unknown), quiet.set];
}
