import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/database.ts';
import { type Bus, type LiveEvent, openBus } from './bus.ts';

let database: Database;
let bus: Bus;
const heard: LiveEvent[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  bus = await openBus(database);
  bus.subscribe((event) => heard.push(event));
});
afterAll(() => database.close());

const logout = (session: string): LiveEvent => ({ type: 'logout', session });
async function until(condition: () => boolean) {
  for (let time = 0; time < 200 && !condition(); time++) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('tells what was committed and nothing that was rolled back', async () => {
  const { db } = database;
  const lost = db.transaction(async (tx) => {
    await bus.publish(tx, logout('rolled back'));
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  await db.transaction((tx) => bus.publish(tx, logout('kept')));
  await until(() => heard.length > 0);
  expect(heard).toEqual([logout('kept')]);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'listens again after a lost connection and says that there was a gap',
  async () => {
    heard.length = 0;
    const others = sql`datname = current_database() and query like 'listen%'`;
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ type: 'gap' }]);
    await database.db.transaction((tx) => bus.publish(tx, logout('again')));
    await until(() => heard.length > 1);
    expect(heard[1]).toEqual(logout('again'));
  },
);
