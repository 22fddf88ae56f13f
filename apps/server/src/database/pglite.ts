import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DurableFS } from './durable-fs.ts';
import type { Database } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import { syncTree } from './sync-tree.ts';

const FIVE_MINUTES = 300_000;
const DAY = 86_400_000;
const startParams = [
  // -F switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=64MB', 'shared_buffers=32MB'].flatMap((s) => ['-c', s]),
];

/** PGlite in a folder with its four guards (fsync, lock, checkpoints, vacuum), or in memory without a folder. */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<Database> {
  if (dataDir === undefined) return serve(await PGlite.create(dump && { loadDataDir: dump }), () => 0, []);
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pgdata');
    if (!existsSync(folder)) await create(folder);
    const fs = new DurableFS(folder);
    const lite = await PGlite.create({ fs, startParams });
    const chore = (statement: string, every: number) =>
      setInterval(() => void lite.exec(statement).catch((error) => console.error(error.message)), every).unref();
    // Nothing else would: PGlite has neither a checkpointer nor autovacuum.
    const chores = [chore('checkpoint', FIVE_MINUTES), chore('vacuum (analyze)', DAY)];
    return await serve(lite, () => fs.fsyncs, chores, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
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

async function serve(
  lite: PGlite,
  fsyncs: () => number,
  chores: NodeJS.Timeout[],
  unlock: () => void = () => {},
): Promise<Database> {
  const db = drizzle(lite, { schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return {
    db,
    engine: 'pglite',
    fsyncs,
    async listen(channel, onPayload) {
      await lite.listen(channel, onPayload);
    },
    async vacuum() {
      await lite.exec('vacuum (analyze)');
    },
    async close() {
      chores.forEach(clearInterval);
      await lite.exec('checkpoint');
      await lite.close();
      unlock();
    },
  };
}
