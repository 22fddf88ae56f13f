import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const AT_ONCE = 64;

/** Brings everything under `dir`, and `dir` itself, to the disk: a new PGlite folder was written without one sync. */
export async function syncTree(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const entries = await readdir(dir, { recursive: true });
  const paths = [...entries.map((entry) => join(dir, entry)), dir];
  // Many at once share a write of the disk's own journal.
  while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(sync));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
