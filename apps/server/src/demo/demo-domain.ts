import type { Db } from '../database/open.ts';

/** What one domain has in the demonstration; the same on every machine, on the days around 20 November 2026. */
export interface DemoDomain {
  /** its parts of an import file (docs/import-format.md) */
  parts?(): Readonly<Record<string, readonly unknown[]>>;
  /** writes what no import file holds, after all parts are loaded, so many `days` later */
  load?(tx: Db, days: number): Promise<void>;
}
