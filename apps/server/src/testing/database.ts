import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database/open.ts';

/** An empty database of its own: PGlite in memory, or a fresh PostgreSQL database beside TEST_DATABASE_URL's. */
export async function openTestDatabase(): Promise<Database> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) return openDatabase({});
  const name = `lading_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
