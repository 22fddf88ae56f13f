import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import * as onPostgresql from 'drizzle-orm/node-postgres';
import * as postgresql from 'drizzle-orm/node-postgres/migrator';
import * as onPglite from 'drizzle-orm/pglite';
import * as pglite from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { administer } from './administer.ts';

/** Where the tests find what they copy: PGlite's file, or the name of a PostgreSQL database. */
export const TEMPLATE = 'LADING_TEST_TEMPLATE';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/lading-server/', import.meta.url));

/** Another migration or another PGlite is another file. */
function version(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)));
  for (const path of globSync('**/*', { cwd: migrationsFolder }).sort())
    if (/\.\w+$/.test(path)) hash.update(path).update(readFileSync(join(migrationsFolder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** PGlite with all tables and no rows, made once for each version of the migrations. */
async function keptFile(): Promise<string> {
  const name = `${version()}.tar`;
  await mkdir(CACHE, { recursive: true });
  const kept = await readdir(CACHE);
  if (kept.includes(name)) return join(CACHE, name);
  const lite = await PGlite.create();
  await pglite.migrate(onPglite.drizzle(lite), { migrationsFolder });
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  // Under another name until it is whole: two runs may begin together.
  const unfinished = join(CACHE, `${randomUUID()}.new`);
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, join(CACHE, name));
  for (const old of kept) await rm(join(CACHE, old), { force: true });
  return join(CACHE, name);
}

/** Runs once before the server's tests: makes the database that each of them takes a copy of. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) {
    process.env[TEMPLATE] = await keptFile();
    return;
  }
  const name = `lading_template_${randomUUID().replaceAll('-', '')}`;
  const url = await administer(address, `create database ${name}`, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await postgresql.migrate(onPostgresql.drizzle(client), { migrationsFolder });
  await client.end();
  process.env[TEMPLATE] = name;
  return async () => void (await administer(address, `drop database ${name} with (force)`, name));
}
