import type { PrefixedStorage } from '@lading/api-client';
import { NO_TABS, readTabs, reduceTabs, type Tab, type TabEvent } from './tabs.ts';

export interface TabStore {
  snapshot(): readonly Tab[];
  subscribe(listener: () => void): () => void;
  apply(event: TabEvent): void;
}

/** The tab history, kept in the portal's storage. */
export function createTabStore(storage: PrefixedStorage): TabStore {
  const item = storage.item('routeHistory', { version: 1, fallback: NO_TABS, parse: readTabs });
  return {
    snapshot: item.get,
    subscribe: item.subscribe,
    apply(event) {
      const now = item.get();
      const next = reduceTabs(now, event);
      if (event.type === 'cleared') item.remove();
      else if (next !== now) item.set(next);
    },
  };
}
