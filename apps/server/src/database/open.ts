import type { Database } from './engine.ts';

export type { Database, Db } from './engine.ts';

export interface Place {
  /** a PostgreSQL address; PGlite when absent */
  readonly url?: string | undefined;
  /** PGlite's folder; in memory when absent */
  readonly dataDir?: string | undefined;
  /** what PGlite in memory begins with: a folder as `dumpDataDir` gives it */
  readonly dump?: Blob;
}

/** Opens the database and brings its tables up to date. Throws when locked, unreachable or not writable. */
export async function openDatabase({ url, dataDir, dump }: Place): Promise<Database> {
  if (url) return (await import('./postgresql.ts')).openPostgresql(url);
  return (await import('./pglite.ts')).openPglite(dataDir, dump);
}
