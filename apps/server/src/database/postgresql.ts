import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './engine.ts';
import { hear } from './listening.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { planningClient } from './pg-client.ts';
import * as schema from './schema.ts';
import { transactional, transactionsBy } from './transactions.ts';

const LOCK = 7_416_202;
const options = { schema, casing: 'snake_case' } as const;

/** ms: a query that runs away, a row that somebody holds, a transaction whose server fell silent. */
const LIMITS = { statement_timeout: 15_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 15_000 };
// A database that no longer says anything, not even that it is gone: longer than it may take by itself.
const SILENCE = 20_000;
const READERS = 8;
const WRITERS = 8;

/** PostgreSQL 15 or later; servers that start together migrate one after the other. */
export async function openPostgresql(url: string): Promise<Database> {
  const server = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  await bringUpToDate(server);
  // Transactions have connections of their own: those that wait for a row leave the others to whoever reads.
  const readers = openPool(server, READERS);
  const writers = openPool(server, WRITERS);
  const db: Db = drizzle(readers, options);
  db.transaction = transactionsOf(writers);
  const listeners: (() => Promise<void>)[] = [];
  return {
    db,
    engine: 'postgresql',
    place: { url },
    fsyncs: () => 0,
    freeBytes: async () => undefined,
    async listen(channel, onPayload, onGap) {
      listeners.push(await hear(server, channel, onPayload, onGap));
    },
    vacuum: () => alone(server, async (client) => void (await client.query('vacuum (analyze)'))),
    async close() {
      for (const stop of listeners) await stop();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

/** Transactions on the connections of a pool. The builder's own leave one checked out for ever when it falls before the first answer. */
function transactionsOf(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  return transactionsBy(async (work) => {
    const client = await pool.connect();
    const db = known.get(client) ?? transactional(drizzle(client, options));
    known.set(client, db);
    let silent = false;
    try {
      return await inTransaction(db, work);
    } catch (error) {
      silent = hasMessage(error, 'Query read timeout');
      throw error;
    } finally {
      // What still waits for an answer is of no use to the next one.
      client.release(silent);
    }
  });
}

async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  await db.execute(sql`begin`);
  try {
    const result = await work(db);
    await db.execute(sql`commit`);
    return result;
  } catch (error) {
    await db.execute(sql`rollback`);
    throw error;
  }
}

const hasMessage = (error: unknown, message: string): boolean =>
  error instanceof Error && (error.message === message || hasMessage(error.cause, message));

function openPool(server: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...server,
    ...LIMITS,
    // Compiling a query of many parts takes longer than asking it.
    options: '-c jit=off',
    query_timeout: SILENCE,
    max,
    connectionTimeoutMillis: 5_000,
    Client: planningClient(),
  });
  // An idle connection may be cut at any time; the pool replaces it.
  pool.on('error', ({ message }) => pool.ending || console.error(message));
  // One that is at work tells its query; without a listener its own error would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Work that may take its time, on a connection without limits. */
async function alone<T>(server: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const bringUpToDate = (server: pg.ClientConfig) =>
  alone(server, async (client) => {
    // The lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client, options), { migrationsFolder });
  });
