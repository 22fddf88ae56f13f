import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './open.ts';
import { customers } from './schema.ts';
import { StatementNames } from './statement-names.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOf = (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows;

it('plans a query that comes again once, on either database', async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    for (let time = 0; time < 4; time++) await tx.select().from(customers).limit(time);
    const kept = rowsOf(await tx.execute(sql`select statement from pg_prepared_statements`));
    expect(kept.filter(({ statement }) => /from "customers" limit/.test(String(statement)))).toHaveLength(1);
  });
});

it('goes on after an error, also in a transaction that ends with it', async () => {
  const { db } = database;
  const add = (code: string) => db.insert(customers).values({ code, name: code });
  await add('one');
  for (let time = 0; time < 3; time++) await expect(add('one')).rejects.toMatchObject({ cause: { code: '23505' } });
  const failing = db.transaction(async (tx) => {
    await tx.insert(customers).values({ code: 'two', name: 'two' });
    await tx.insert(customers).values({ code: 'one', name: 'one' });
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  await add('three');
  expect((await db.select({ code: customers.code }).from(customers)).map(({ code }) => code).sort()).toEqual([
    'one',
    'three',
  ]);
});

it('gives the transactions of a connection the same object', async () => {
  const seen = new Set<unknown>();
  for (let time = 0; time < 40; time++) await database.db.transaction(async (tx) => void seen.add(tx));
  expect(seen.size).toBeLessThanOrEqual(8);
});

it('takes back what a transaction within a transaction did, and no more', async () => {
  const { db } = database;
  const add = (tx: typeof db, code: string) => tx.insert(customers).values({ code, name: code });
  await db.transaction(async (outer) => {
    await add(outer, 'outer');
    await outer.transaction((inner) => add(inner, 'inner'));
    const failing = outer.transaction(async (inner) => {
      await add(inner, 'failed');
      await inner.transaction((innermost) => add(innermost, 'outer'));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await add(outer, 'last');
  });
  const codes = (await db.select({ code: customers.code }).from(customers)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['outer', 'inner', 'last']));
  expect(codes).not.toContain('failed');
});

it('keeps the order of what a transaction asks at the same moment, and nothing of it when one of them fails', async () => {
  const { db } = database;
  // A query of the builder leaves when somebody waits for it.
  const add = async (tx: typeof db, code: string) => void (await tx.insert(customers).values({ code, name: code }));
  const codes = async (tx: typeof db) =>
    (await tx.select({ code: customers.code }).from(customers)).map((one) => one.code);
  const found = await db.transaction(async (tx) => (await Promise.all([add(tx, 'now'), codes(tx)]))[1]);
  expect(found).toContain('now');
  const failing = db.transaction((tx) => Promise.all([add(tx, 'never'), add(tx, 'now'), add(tx, 'later'), codes(tx)]));
  // Their answers may come in one piece: then the first to be heard may be one that was refused because of the other.
  await expect(failing).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^(23505|25P02)$/) } });
  expect(await codes(db)).not.toEqual(expect.arrayContaining(['never']));
  expect(await codes(db)).not.toEqual(expect.arrayContaining(['later']));
  // The connections are good for the next ones.
  await Promise.all(Array.from({ length: 20 }, (_, at) => db.transaction((tx) => add(tx, `after ${at}`))));
  expect((await codes(db)).filter((code) => code.startsWith('after'))).toHaveLength(20);
});

it('keeps what is not text: lists, numbers, instants, nothing', async () => {
  const { db } = database;
  const at = new Date('2026-11-03T04:05:06.789Z');
  for (let time = 0; time < 3; time++) {
    const [row] = rowsOf(
      await db.execute(
        sql`select ${'{1,2,3}'}::int[] as list, ${12.5}::numeric as number, ${at.toISOString()}::timestamptz = ${at.toISOString()}::timestamptz as same, ${null}::text as nothing, ${JSON.stringify({ a: ['ü'] })}::jsonb as json`,
      ),
    );
    expect(row).toMatchObject({ list: [1, 2, 3], number: '12.5', same: true, nothing: null, json: { a: ['ü'] } });
  }
});

it('plans anew when a table has changed', async () => {
  const { db } = database;
  await db.execute(sql`create table moved (a integer)`);
  const read = async () => rowsOf(await db.execute(sql`select * from moved`));
  await db.execute(sql`insert into moved values (1)`);
  for (let time = 0; time < 3; time++) expect(await read()).toEqual([{ a: 1 }]);
  await db.execute(sql`alter table moved add column b integer default 2`);
  // The first query with the outdated plan may fail; those after it must not.
  await read().catch(() => {});
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});

it('names what comes twice, and only so many texts', () => {
  const names = new StatementNames(2, 20);
  expect([names.of('a'), names.of('a'), names.of('a')]).toEqual([undefined, 'lading_1', 'lading_1']);
  expect([names.of('b'), names.of('b')]).toEqual([undefined, 'lading_2']);
  expect([names.of('c'), names.of('c'), names.of('a')]).toEqual([undefined, undefined, 'lading_1']);
  const long = 'x'.repeat(21);
  expect([names.of(long), names.of(long)]).toEqual([undefined, undefined]);
});
