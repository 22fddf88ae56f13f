import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountChanges } from '../database/schema.ts';
import { today } from './row.ts';

/** Searches of which the sums are kept; the one that was kept first goes first. */
const MOST = 500;
/** As the triggers count the changes of everybody. */
const EVERYBODY = 0;

/** Asks once for what is added up of a company's statements, and again only after one of them has changed or the day is another. */
export type KeepSums = <T>(whose: number | undefined, asked: unknown, add: () => Promise<T>) => Promise<T>;

/** Sums of a company with tens of thousands of statements take the database tens of milliseconds, and change a few times a day. */
export function keptSums(db: Db): KeepSums {
  const kept = new Map<string, { readonly mark: string; readonly sums: Promise<unknown> }>();
  // Read before what is added up: sums are never older than their mark.
  const markOf = async (whose: number | undefined) => {
    const [row] = await db
      .select({ changes: sql<string>`coalesce(sum(${accountChanges.changes}), 0)` })
      .from(accountChanges)
      .where(eq(accountChanges.customerId, whose ?? EVERYBODY));
    return `${today()} ${row?.changes}`;
  };
  return async <T>(whose: number | undefined, asked: unknown, add: () => Promise<T>) => {
    const key = JSON.stringify([whose ?? null, asked]);
    const mark = await markOf(whose);
    const found = kept.get(key);
    if (found?.mark === mark) return found.sums as Promise<T>;
    const sums = add();
    kept.delete(key);
    kept.set(key, { mark, sums });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    sums.catch(() => kept.delete(key));
    return sums;
  };
}
