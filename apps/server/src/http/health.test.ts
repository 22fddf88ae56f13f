import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/database.ts';
import { serveHealth } from './health.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(parts: Partial<Database>, bucket?: () => Promise<unknown>) {
  const database = await openTestDatabase();
  const app = Fastify();
  closers.push(
    () => database.close(),
    () => app.close(),
  );
  const state = { closing: false };
  serveHealth(app, { ...database, ...parts }, () => state.closing, bucket);
  const ask = async (url: string) => {
    const begun = performance.now();
    const answer = await app.inject(url);
    return { status: answer.statusCode, ...answer.json(), time: performance.now() - begun };
  };
  return { ask, state };
}

const executing = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Database['db'];

it('is ready when it can write and there is room, and no longer when it ends', async () => {
  const { ask, state } = await serve({ freeBytes: async () => 2 ** 40 });
  expect(await ask('/readyz')).toMatchObject({ status: 200, ready: true, writing: 'ok', disk: 'ok' });
  state.closing = true;
  expect(await ask('/readyz')).toMatchObject({ status: 503, ready: false, closing: true });
  expect(await ask('/healthz')).toMatchObject({ status: 200, database: 'ok' });
});

it('tells a full disk', async () => {
  const { ask } = await serve({ freeBytes: async () => 2 ** 20 });
  expect(await ask('/readyz')).toMatchObject({ status: 503, ready: false, writing: 'ok', disk: 'full' });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
});

it('answers within a second when the database does not, and asks it once however many want to know', async () => {
  let asked = 0;
  const db = executing(() => {
    asked += 1;
    return new Promise(() => {});
  });
  const { ask } = await serve({ db });
  const answers = await Promise.all(['/healthz', '/healthz', '/healthz', '/readyz', '/readyz'].map(ask));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.time).toBeLessThan(1_000);
  }
  expect(answers[0]).toMatchObject({ database: 'slow' });
  expect(answers[4]).toMatchObject({ ready: false, writing: 'slow' });
  expect(asked).toBe(2);
});

it('tells that the database is away, and that it is back', async () => {
  let away = true;
  const db = executing(() => (away ? Promise.reject(new Error('refused')) : Promise.resolve([])));
  const { ask } = await serve({ db });
  expect(await ask('/healthz')).toMatchObject({ status: 503, database: 'unreachable' });
  away = false;
  await expect.poll(async () => (await ask('/healthz')).database, { timeout: 5_000 }).toBe('ok');
});

it('tells that the bucket of uploads is away; while it is asked, what was true before holds', async () => {
  let answer: () => Promise<unknown> = async () => Buffer.alloc(0);
  let asked = 0;
  const bucket = () => {
    asked += 1;
    return answer();
  };
  const { ask } = await serve({ freeBytes: async () => 2 ** 40 }, bucket);
  expect(await ask('/readyz')).toMatchObject({ status: 200, ready: true, files: 'ok' });
  expect(await ask('/readyz')).toMatchObject({ status: 200, files: 'ok' });
  expect(asked).toBe(1);
  answer = () => Promise.reject(new Error('refused'));
  const { ask: anew } = await serve({ freeBytes: async () => 2 ** 40 }, bucket);
  expect(await anew('/readyz')).toMatchObject({ status: 503, ready: false, writing: 'ok', files: 'unreachable' });
  answer = () => new Promise(() => {});
  const { ask: hanging } = await serve({ freeBytes: async () => 2 ** 40 }, bucket);
  const slow = await hanging('/readyz');
  expect(slow).toMatchObject({ status: 200, files: 'slow' });
  expect(slow.time).toBeLessThan(1_000);
  const { ask: without } = await serve({ freeBytes: async () => 2 ** 40 });
  expect(await without('/readyz')).not.toHaveProperty('files');
});
