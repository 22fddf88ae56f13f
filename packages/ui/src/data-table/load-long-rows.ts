import { loadAhead, loadOnce, useOnce } from '../foundations/load-once.ts';
import { takeCoreRows } from './core-slot.ts';

export type LongRowsModule = typeof import('./long-rows.tsx');

const longRows = /* @__PURE__ */ loadOnce(async () => {
  const module = await import('./long-rows.tsx');
  takeCoreRows(module.createPlainRows);
  return module;
});

/** Fetches what draws a long table; it shows its first rows at once and all of them when this has come. */
export function preloadLongTables(): Promise<void> {
  return loadAhead(longRows);
}

/** What draws a long table, once it is there. Short tables never ask for it. */
export function useLongRows(wanted: boolean): LongRowsModule | undefined {
  return useOnce(longRows, { wanted }) ?? undefined;
}
