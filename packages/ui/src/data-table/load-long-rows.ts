import { fetchLate, useLate } from '../i18n/use-late.ts';
import { takeCoreRows } from './core-slot.ts';

/** What a long table takes from its late part. */
export type LongRowsParts = Pick<typeof import('./long-rows.tsx'), 'FindBar' | 'LongRows'>;

async function load(): Promise<LongRowsParts> {
  const { FindBar, LongRows, createPlainRows } = await import('./long-rows.tsx');
  takeCoreRows(createPlainRows);
  return { FindBar, LongRows };
}

/** Fetches what draws a long table; it shows its first rows at once and all of them when this has come. */
export function preloadLongTables(): Promise<void> {
  // A table that needs it asks again.
  return fetchLate(load).catch(() => undefined);
}

/** What draws a long table, once it is there. Short tables never ask for it. */
export const useLongRows = (wanted: boolean): LongRowsParts | undefined =>
  useLate(wanted ? load : undefined) ?? undefined;
