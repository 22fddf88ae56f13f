import { contract } from '@lading/api-client/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReview } from '../testing/review.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const { saveBlMarks, blMarks } = contract.order;
const WRITERS = 6;
const VESSEL = 'bill.vessel';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL', () => {
  let server: TestServer;
  let token: string;
  let other: pg.Client;
  beforeAll(async () => {
    server = await startServer();
    token = await server.login();
    const { rows } = (await server.database.db.execute('select current_database() as name')) as unknown as {
      rows: { name: string }[];
    };
    const address = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` });
    other = new pg.Client({ connectionString: address.href });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await server.close();
  });

  const mark = (bookingId: number, kind: 'ok' | 'undo', revision: number) =>
    server.call(saveBlMarks, { bookingId, version: 3, marks: [{ path: VESSEL, kind, revision }] }, token);

  /** Gives and takes back the word on a field until it is told to stop; answers the last revision that was acknowledged. */
  async function write(bookingId: number, isOver: () => boolean, statuses: Set<number>, done: () => void) {
    let revision = 0;
    let acknowledged = 0;
    while (!isOver()) {
      const answer = await mark(bookingId, revision % 2 === 0 ? 'ok' : 'undo', revision);
      statuses.add(answer.status);
      if (answer.status !== 200) {
        // Nobody knows whether the lost call was written, so the page reads the revision again.
        await pause(20);
        const read = await server.call(blMarks, { bookingId }, token);
        if (read.status === 200) revision = read.data.marks.find(({ path }) => path === VESSEL)?.revision ?? 0;
        continue;
      }
      acknowledged = answer.data.saved[0]?.revision ?? acknowledged;
      done();
      revision = acknowledged;
    }
    return acknowledged;
  }

  it('may lose every connection ten times under writers: nothing acknowledged is lost, and the work goes on', async () => {
    const bookings: number[] = [];
    for (let at = 0; at < WRITERS; at++)
      bookings.push(await addReview(server.database.db, server.ids.customer, `R${at}`));
    let over = false;
    const statuses = new Set<number>();
    const count = bookings.map(() => 0);
    const writing = bookings.map((bookingId, at) =>
      write(
        bookingId,
        () => over,
        statuses,
        () => {
          count[at] = (count[at] ?? 0) + 1;
        },
      ),
    );
    // Each writer gets through before every cut, and after the last one.
    const allWrote = async () => {
      const before = [...count];
      await expect.poll(() => count.every((now, at) => now > (before[at] ?? 0)), { timeout: 30_000 }).toBe(true);
    };
    for (let round = 0; round < 10; round++) {
      await allWrote();
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await allWrote();
    over = true;
    const acknowledged = await Promise.all(writing);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    for (const [at, revision] of acknowledged.entries()) {
      const { data } = await server.call(blMarks, { bookingId: bookings[at] ?? 0 }, token);
      const kept = data.marks.find(({ path }) => path === VESSEL)?.revision ?? 0;
      expect(revision).toBeGreaterThan(0);
      expect(kept).toBeGreaterThanOrEqual(revision);
    }
  });

  it('serves all others while somebody holds a row, and those who want it when it is free', async () => {
    const held = await addReview(server.database.db, server.ids.customer, 'HELD');
    const free = await addReview(server.database.db, server.ids.customer, 'FREE');
    await other.query('begin');
    await other.query('select * from bookings where id = $1 for update', [held]);
    const waiting = Array.from({ length: 24 }, () => mark(held, 'ok', 0));
    await pause(200);
    const timed = async <T>(work: Promise<T>) => {
      const begun = performance.now();
      return { ...(await work), time: performance.now() - begun };
    };
    expect(await timed(server.call(blMarks, { bookingId: held }, token))).toMatchObject({ status: 200 });
    const elsewhere = await timed(mark(free, 'ok', 0));
    expect(elsewhere).toMatchObject({ status: 200, code: '1' });
    expect(elsewhere.time).toBeLessThan(3_000);
    const refused = await Promise.all(waiting);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.message).toBe('The system is busy, please try again in a moment');
    await other.query('rollback');
    expect(await mark(held, 'ok', 0)).toMatchObject({ status: 200, code: '1' });
  });

  it.each([
    ['statement_timeout', '15s'],
    ['lock_timeout', '3s'],
    ['idle_in_transaction_session_timeout', '15s'],
    ['jit', 'off'],
  ])('limits %s', async (name, value) => {
    const shown = (await server.database.db.execute(`show ${name}`)) as unknown as { rows: Record<string, string>[] };
    expect(shown.rows[0]?.[name]).toBe(value);
    await server.database.db.transaction(async (tx) => {
      const within = (await tx.execute(`show ${name}`)) as unknown as { rows: Record<string, string>[] };
      expect(within.rows[0]?.[name]).toBe(value);
    });
  });
});
