import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { type Database, openDatabase } from '../database/open.ts';
import { administer } from './administer.ts';
import { TEMPLATE } from './template.ts';

/** A database of its own with all tables and no rows: PGlite in memory, or a PostgreSQL database beside TEST_DATABASE_URL's. */
export async function openTestDatabase(): Promise<Database> {
  const address = process.env.TEST_DATABASE_URL;
  const template = process.env[TEMPLATE];
  if (!template) throw new Error(`${TEMPLATE} is not set: testing/template.ts has to run before`);
  if (!address) return openDatabase({ dump: await openAsBlob(template) });
  const name = `lading_test_${randomUUID().replaceAll('-', '')}`;
  const url = await administer(address, `create database ${name} template ${template}`, name);
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(address, `drop database ${name} with (force)`, name);
    },
  };
}
