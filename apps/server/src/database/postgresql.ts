import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './engine.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

const LOCK = 7_416_202;

/** PostgreSQL 15 or later; servers that start together migrate one after the other. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection may be cut at any time; the pool replaces it.
  pool.on('error', ({ message }) => pool.ending || console.error(message));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    const one = await pool.connect();
    try {
      await one.query('select pg_advisory_lock($1)', [LOCK]);
      await migrate(drizzle(one, { schema, casing: 'snake_case' }), { migrationsFolder });
    } finally {
      await one.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
      one.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listeners: (() => Promise<void>)[] = [];
  return {
    db,
    engine: 'postgresql',
    fsyncs: () => 0,
    async listen(channel, onPayload, onGap) {
      listeners.push(await hear(url, channel, onPayload, onGap));
    },
    async vacuum() {
      await pool.query('vacuum (analyze)');
    },
    async close() {
      for (const stop of listeners) await stop();
      await pool.end();
    },
  };
}

// LISTEN needs a connection of its own, which is opened again whenever it is lost.
async function hear(url: string, channel: string, onPayload: (payload: string) => void, onGap: () => void) {
  let stopped = false;
  let client: pg.Client;
  const open = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.on('error', () => {});
    await next.connect();
    next.once('end', () => void reopen());
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
  };
  const reopen = async () => {
    for (let pause = 250; !stopped; pause = Math.min(pause * 2, 10_000)) {
      await wait(pause * (0.5 + Math.random()), undefined, { ref: false });
      try {
        if (stopped) return;
        await open();
        return onGap();
      } catch {
        // The database is not back yet: the next turn tries again.
      }
    }
  };
  await open();
  return async () => {
    stopped = true;
    await client.end();
  };
}
