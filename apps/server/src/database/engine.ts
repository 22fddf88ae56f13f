import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The one type of both engines, and of a transaction: inside a transaction use only `tx`, on PGlite `db` would hang. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly engine: 'pglite' | 'postgresql';
  /** where others find it who bring queries of their own */
  readonly place: { readonly url: string } | { readonly lite: PGlite };
  /** Hears a channel; `onGap` runs when notices may have been missed, after a lost connection came back. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Refreshes the planner's statistics; wanted nightly on PGlite and after an import. */
  vacuum(): Promise<void>;
  /** How often PGlite asked for data to reach the disk; PostgreSQL counts its own. */
  fsyncs(): number;
  /** What the disk of the database still holds; undefined where it is not this machine's. */
  freeBytes(): Promise<number | undefined>;
  close(): Promise<void>;
}
