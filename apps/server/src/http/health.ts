import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { VERSION } from '../version.ts';

// Whoever watches wants an answer within a second, also when the database gives none.
const PATIENCE = 700;
// Anybody may ask, and a check costs a write: one serves all who ask meanwhile.
const FRESH = 1_000;
/** Below this a disk counts as full: PGlite keeps 64 MB of journal, and takes as much again while it tidies up. */
const LEAST_FREE = 256 * 2 ** 20;

type State = 'ok' | 'slow' | 'unreachable';

/** The state of something that is asked at most once at a time, and not again as long as the answer is fresh. */
function watched(ask: () => Promise<unknown>): () => Promise<State> {
  let asked: Promise<State> | undefined;
  return async () => {
    asked ??= ask().then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    const mine = asked;
    void mine.then(() =>
      setTimeout(() => {
        if (asked === mine) asked = undefined;
      }, FRESH).unref(),
    );
    const { promise: late, resolve } = Promise.withResolvers<State>();
    const timer = setTimeout(() => resolve('slow'), PATIENCE);
    const state = await Promise.race([mine, late]);
    clearTimeout(timer);
    return state;
  };
}

async function roomOf(database: Database): Promise<'ok' | 'full' | 'unknown'> {
  const free = await database.freeBytes().catch(() => undefined);
  if (free === undefined) return 'unknown';
  return free >= LEAST_FREE ? 'ok' : 'full';
}

/**
 * `GET /healthz` says whether the process lives and reaches its database, `GET /readyz` whether it may be given work: it can write, there
 * is room on the disk and it is not about to end. 503 where not; each within a second.
 */
export function serveHealth(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  const { db, engine } = database;
  const reading = watched(() => db.execute(sql`select 1`));
  // Reaches the disk like any commit, and needs no table.
  const writing = watched(() => db.execute(sql`select pg_logical_emit_message(true, 'lading', 'ready')`));

  app.get('/healthz', async (_request, reply) => {
    const state = await reading();
    return reply.code(state === 'ok' ? 200 : 503).send({ database: state, engine, version: VERSION });
  });

  app.get('/readyz', async (_request, reply) => {
    const [state, disk] = [await writing(), await roomOf(database)];
    const closing = isClosing();
    const ready = state === 'ok' && disk !== 'full' && !closing;
    return reply.code(ready ? 200 : 503).send({ ready, writing: state, disk, closing, engine, version: VERSION });
  });
}
