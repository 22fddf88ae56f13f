import { existsSync, renameSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { daily } from './chore.ts';
import { DurableFS } from './durable-fs.ts';
import type { Database, Db } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PlanningPGlite } from './planning-pglite.ts';
import * as schema from './schema.ts';
import { syncTree } from './sync-tree.ts';
import { transactional, transactionsBy } from './transactions.ts';

const FIVE_MINUTES = 300_000;
const startParams = [
  // -F switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=64MB', 'shared_buffers=32MB'].flatMap((s) => ['-c', s]),
];

/** PGlite in a folder with its four guards (fsync, lock, checkpoints, vacuum), or in memory without a folder. */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<Database> {
  if (dataDir === undefined) return serve(await start(dump ? { loadDataDir: dump } : {}));
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pgdata');
    if (!existsSync(folder)) await create(folder);
    const fs = new DurableFS(folder);
    const lite = await start({ fs, startParams });
    return await serve(lite, { fs, dataDir, stopChores: startChores(lite), unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: PGliteOptions): Promise<PlanningPGlite> {
  const lite = new PlanningPGlite(options);
  await lite.waitReady;
  return lite;
}

// Under another name until it is whole and on the disk: a first start may be killed at any moment.
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const lite = await PGlite.create({ fs: new DurableFS(unfinished), startParams });
  await lite.close();
  await syncTree(unfinished);
  renameSync(unfinished, folder);
}

// Nothing else would: PGlite has neither a checkpointer nor autovacuum.
function startChores(lite: PGlite): () => void {
  const stopVacuum = daily('vacuum', () => lite.exec('vacuum (analyze)'));
  const checkpoint = () => void lite.exec('checkpoint').catch((error: Error) => console.error(error.message));
  const checkpoints = setInterval(checkpoint, FIVE_MINUTES).unref();
  return () => {
    stopVacuum();
    clearInterval(checkpoints);
  };
}

interface Kept {
  readonly fs: DurableFS;
  readonly dataDir: string;
  readonly stopChores: () => void;
  readonly unlock: () => void;
}

const options = { schema, casing: 'snake_case' } as const;

/** Transactions one after the other. */
function transactionsOf(lite: PGlite): Db['transaction'] {
  let current: Transaction | undefined;
  const query: PGlite['query'] = async (...asked) => {
    if (!current) throw new Error('Transaction is closed');
    return current.query(...asked);
  };
  const db = transactional(drizzle({ client: { query } as PGlite, ...options }));
  return transactionsBy((work) =>
    lite.transaction(async (tx) => {
      current = tx;
      try {
        return await work(db);
      } finally {
        current = undefined;
      }
    }),
  );
}

async function serve(lite: PGlite, kept?: Kept): Promise<Database> {
  const db: Db = drizzle(lite, options);
  await migrate(drizzle(lite, options), { migrationsFolder });
  db.transaction = transactionsOf(lite);
  return {
    db,
    engine: 'pglite',
    place: { lite },
    fsyncs: () => kept?.fs.fsyncs ?? 0,
    async freeBytes() {
      if (!kept) return undefined;
      const { bavail, bsize } = await statfs(kept.dataDir);
      return bavail * bsize;
    },
    async listen(channel, onPayload) {
      await lite.listen(channel, onPayload);
    },
    async vacuum() {
      await lite.exec('vacuum (analyze)');
    },
    async close() {
      kept?.stopChores();
      await lite.exec('checkpoint');
      await lite.close();
      kept?.unlock();
    },
  };
}
