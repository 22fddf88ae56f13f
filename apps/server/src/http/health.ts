import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { VERSION } from '../version.ts';

// Whoever watches wants an answer within a second, also when the database gives none.
const PATIENCE = 700;
/** Each check of a bucket is paid for. */
const FRESH_FILES = 10_000;
// Anybody may ask, and a check costs a write: one serves all who ask meanwhile.
const FRESH = 1_000;
/** Below this a disk counts as full: PGlite keeps 64 MB of journal, and takes as much again while it tidies up. */
const LEAST_FREE = 256 * 2 ** 20;

type State = 'ok' | 'slow' | 'unreachable';

/**
 * The state of something that is asked at most once at a time, and not again as long as the answer is fresh. Where `patient`, what was true
 * before holds while it is asked.
 */
function watched(ask: () => Promise<unknown>, { fresh = FRESH, patient = false } = {}): () => Promise<State> {
  let asked: Promise<State> | undefined;
  let known: State = 'slow';
  return async () => {
    asked ??= ask().then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    const mine = asked;
    void mine.then((state) => {
      if (patient) known = state;
      setTimeout(() => {
        if (asked === mine) asked = undefined;
      }, fresh).unref();
    });
    const { promise: late, resolve } = Promise.withResolvers<State>();
    const timer = setTimeout(() => resolve(known), PATIENCE);
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
 * is room on the disk, the bucket of uploads answers where there is one, and it is not about to end. 503 where not; each within a second.
 */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  isClosing: () => boolean,
  reachBucket?: () => Promise<unknown>,
): void {
  const { db, engine } = database;
  const reading = watched(() => db.execute(sql`select 1`));
  // Reaches the disk like any commit, and needs no table.
  const writing = watched(() => db.execute(sql`select pg_logical_emit_message(true, 'lading', 'ready')`));

  const reaching = reachBucket && watched(reachBucket, { fresh: FRESH_FILES, patient: true });

  app.get('/healthz', async (_request, reply) => {
    const state = await reading();
    return reply.code(state === 'ok' ? 200 : 503).send({ database: state, engine, version: VERSION });
  });

  app.get('/readyz', async (_request, reply) => {
    const [state, files, disk] = await Promise.all([writing(), reaching?.(), roomOf(database)]);
    const closing = isClosing();
    const ready = state === 'ok' && disk !== 'full' && files !== 'unreachable' && !closing;
    return reply
      .code(ready ? 200 : 503)
      .send({ ready, writing: state, disk, ...(files && { files }), closing, engine, version: VERSION });
  });
}
