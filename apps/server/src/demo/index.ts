import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '../database/open.ts';
import { importFile } from '../import/import-file.ts';
import { printed } from '../import/problem.ts';
import { TODAY } from './clock.ts';
import { daysSince, moved } from './moved.ts';
import { loadReviews } from './reviews/load-reviews.ts';

export { DEMO_ACCOUNTS } from './people.ts';

const folder = new URL('../../data/', import.meta.url);
export const DEMO_FILE = new URL('demo.json', folder);

/** Loads the demonstration like any forwarder's file, into a database that holds none of it, and then its drafts. Its days are counted up to `now`. */
export async function loadDemo(db: Db, now = new Date(TODAY)): Promise<void> {
  const days = daysSince(now);
  const document: unknown = moved(JSON.parse(readFileSync(DEMO_FILE, 'utf8')), days);
  const { loaded, problems } = await importFile(db, document, { baseDir: fileURLToPath(folder) });
  if (!loaded) throw new Error(`The demo data cannot be loaded:\n${problems.map(printed).join('\n')}`);
  await db.transaction((tx) => loadReviews(tx, days));
}
