import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/database/open.ts';
import { loadDemo } from '../src/demo/index.ts';
import { administer } from '../src/testing/administer.ts';

/** Servers in this process over one database of their own with the demonstration: two on PostgreSQL, which are told of each other's changes. */
export async function openApps(database: string | undefined) {
  const name = `lading_attack_${process.pid}_${Date.now()}`;
  const url = database && (await administer(database, `create database ${name}`, name));
  const opened: { over: Database; app: FastifyInstance; origin: string }[] = [];
  for (let count = url ? 2 : 1; count > 0; count--) {
    const over = await openDatabase({ url });
    if (opened.length === 0) await loadDemo(over.db, new Date());
    const app = await createApp(over, { rate: 1_000_000 });
    app.log.level = 'silent';
    opened.push({ over, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) });
  }
  const [first] = opened;
  if (!first) throw new Error('nothing was opened');
  return {
    db: first.over.db,
    first: first.origin,
    last: opened.at(-1)?.origin ?? first.origin,
    async close() {
      for (const { app, over } of opened) {
        await app.close();
        await over.close();
      }
      if (database) await administer(database, `drop database ${name} with (force)`, name);
    },
  };
}
