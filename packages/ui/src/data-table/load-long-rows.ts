import { loadAhead, loadOnce, useOnce } from '../i18n/load-once.ts';
import { takeCoreRows } from './core-slot.ts';

export type LongRowsParts = Pick<typeof import('./long-rows.tsx'), 'FindBar' | 'LongRows'>;

const longRows = /* @__PURE__ */ loadOnce<LongRowsParts>(async () => {
  const { createPlainRows, FindBar, LongRows } = await import('./long-rows.tsx');
  takeCoreRows(createPlainRows);
  return { FindBar, LongRows };
});

/** Fetches what draws a long table; it shows its first rows at once and all of them when this has come. */
export function preloadLongTables(): Promise<void> {
  return loadAhead(longRows);
}

/** What draws a long table, once it is there. Short tables never ask for it. */
export function useLongRows(wanted: boolean): LongRowsParts | undefined {
  return useOnce(longRows, { wanted }) ?? undefined;
}
