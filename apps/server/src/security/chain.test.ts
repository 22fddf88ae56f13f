import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { securityLog } from '../database/schema.ts';
import { openTestDatabase } from '../testing/database.ts';
import { chain, verify } from './chain.ts';
import { forgetOldEvents, SecurityLog } from './log.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const DAY = 86_400_000;
const add = (count: number, ago = 0) =>
  database.db.insert(securityLog).values(
    Array.from({ length: count }, (_, at) => ({
      event: 'login',
      userId: at,
      address: '10.0.0.1',
      detail: { device: 'new', to: at },
      at: new Date(Date.now() - ago),
    })),
  );
const rows = () => database.db.select().from(securityLog).orderBy(asc(securityLog.place));
/** As somebody with the rights of the database's owner, who takes the guard away first. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await database.db.execute(sql`alter table security_log disable trigger user`);
  await database.db.execute(statement);
  await database.db.execute(sql`alter table security_log enable trigger user`);
}

it('links every entry to the one before, from the first', async () => {
  await add(3);
  expect(await chain(database.db)).toBe(3);
  await add(2);
  expect(await verify(database.db)).toMatchObject({ entries: 3, waiting: 2, broken: undefined });
  expect(await chain(database.db)).toBe(2);
  expect(await chain(database.db)).toBe(0);
  const all = await rows();
  expect(all.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(all.map(({ before }) => before)).toEqual(['', ...all.slice(0, -1).map(({ hash }) => hash)]);
  const { last, first } = await verify(database.db);
  expect([last, first?.place]).toEqual([all.at(-1)?.hash, 1]);
});

it('is done by whoever writes the log, also by many at once', async () => {
  const logs = Array.from({ length: 4 }, () => new SecurityLog(database.db));
  for (const [at, log] of logs.entries())
    for (let one = 0; one < 5; one++) log.note('export', { userId: at * 10 + one });
  await Promise.all(logs.map((log) => log.flush()));
  await chain(database.db);
  expect(await verify(database.db)).toMatchObject({ entries: 20, waiting: 0, broken: undefined });
});

describe('a change', () => {
  beforeEach(async () => {
    await add(6);
    await chain(database.db);
  });

  it('is refused by the database, whoever asks', async () => {
    const { db } = database;
    const own = eq(securityLog.place, 3);
    const refused = { cause: expect.objectContaining({ message: 'the audit log is not changed' }) };
    await expect(db.update(securityLog).set({ event: 'logout' }).where(own)).rejects.toMatchObject(refused);
    await expect(db.update(securityLog).set({ hash: 'x' }).where(own)).rejects.toMatchObject(refused);
    await expect(db.delete(securityLog).where(own)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate security_log`)).rejects.toMatchObject(refused);
    await add(1);
    // Nor may one that is not chained yet be anything else than it was.
    await expect(db.update(securityLog).set({ userId: 7 }).where(sql`place is null`)).rejects.toMatchObject(refused);
    expect((await verify(db)).broken).toBeUndefined();
  });

  it.each([
    ['of a word', sql`update security_log set event = 'logout' where place = 3`, { place: 3, why: 'changed' }],
    ['of a detail', sql`update security_log set detail = '{"to": 9}' where place = 4`, { place: 4, why: 'changed' }],
    [
      'of a time',
      sql`update security_log set at = at - interval '1 hour' where place = 2`,
      { place: 2, why: 'changed' },
    ],
    ['of a number', sql`update security_log set user_id = 99 where place = 6`, { place: 6, why: 'changed' }],
    ['that takes one away', sql`delete from security_log where place = 3`, { place: 4, why: 'missing' }],
  ])('%s past that is found', async (_what, statement, broken) => {
    await tamper(statement);
    expect((await verify(database.db)).broken).toMatchObject(broken);
  });

  it('of the end is seen by the hash that was written down', async () => {
    const { last } = await verify(database.db);
    await tamper(sql`delete from security_log where place = 6`);
    const after = await verify(database.db);
    expect([after.broken, after.last === last]).toEqual([undefined, false]);
  });
});

it('begins later when the oldest are forgotten, and stays whole', async () => {
  await add(2, 402 * DAY);
  await add(1, 10 * DAY);
  // Written late: older than the one before it, so it stays as long as that.
  await add(1, 401 * DAY);
  await chain(database.db);
  await forgetOldEvents(database.db);
  expect((await rows()).map(({ place }) => place)).toEqual([3, 4]);
  expect(await verify(database.db)).toMatchObject({ entries: 2, first: { place: 3 }, broken: undefined });
});
