import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/open.ts';
import { outbound } from '../database/schema.ts';
import { startJobs } from '../jobs/boss.ts';
import { noJobs } from '../jobs/jobs.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startServer } from '../testing/server.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { deliver, type Providers, sendAgain } from './deliver.ts';
import { demoProvider } from './demo.ts';
import { forgetOldLetters, post } from './post.ts';
import { type FailureKind, type Outgoing, type Provider, ProviderError } from './provider.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wrapping = wrappingBy(Buffer.alloc(32, 3));
/** Nothing is imported here. */
const IDLE = { import: async () => undefined, reminder: async () => undefined, webhook: async () => undefined };
const sent: Outgoing[] = [];
const works: Provider = {
  name: 'works',
  async send(outgoing) {
    sent.push(outgoing);
    return { id: 'their-1' };
  },
};
const fails = (kind: FailureKind): Provider => ({
  name: 'fails',
  send: () => Promise.reject(new ProviderError(kind, 'their.code')),
});
const by = (...sms: [Provider, Provider?]): Providers => ({ sms, mail: [works] });

async function letter(more: Partial<Parameters<typeof post>[2]> = {}): Promise<number> {
  const params = { code: '123456', minutes: '5' };
  const wanted = { channel: 'sms', receiver: '13800138000', template: 'code', language: 'en-US', params } as const;
  await database.db.transaction((tx) => post(tx, { jobs: noJobs, wrapping }, { ...wanted, ...more }));
  const rows = await database.db.select().from(outbound);
  return Math.max(...rows.map(({ id }) => id));
}
const stateOf = async (id: number) => {
  const [row] = await database.db.select().from(outbound).where(eq(outbound.id, id));
  return row
    ? { state: row.state, failure: row.failure, params: row.params, provider: row.provider, tries: row.tries }
    : undefined;
};
const run = (id: number, providers: Providers) => deliver({ db: database.db, wrapping }, providers, { id });

it('sends what was written, in words too, and keeps nothing of it', async () => {
  const id = await letter();
  expect((await stateOf(id))?.params).not.toContain('123456');
  await run(id, by(works));
  expect(sent.at(-1)).toMatchObject({
    job: `o${id}`,
    to: '13800138000',
    text: expect.stringMatching(/^Your code is 123456/),
  });
  expect(await stateOf(id)).toEqual({ state: 'sent', failure: '', params: '', provider: 'works', tries: 1 });
  const before = sent.length;
  await run(id, by(works));
  expect(sent).toHaveLength(before);
});

it.each([
  ['temporary', 'sms', 'queued'],
  ['limited', 'sms', 'queued'],
  ['refused', 'sms', 'failed'],
  ['config', 'sms', 'failed'],
  ['unknown', 'sms', 'queued'],
  ['unknown', 'mail', 'queued'],
] as const)('after a failure that is %s, %s is %s', async (kind, channel, state) => {
  const id = await letter({ channel });
  const done = run(id, { sms: [fails(kind)], mail: [fails(kind)] });
  if (state === 'queued') await expect(done).rejects.toThrow('their.code');
  else await done;
  const found = await stateOf(id);
  expect(found).toMatchObject({ state, failure: 'their.code', tries: 1 });
  expect(found?.params === '').toBe(state !== 'queued');
});

it('sends a text message again that got no answer, under the same number', async () => {
  const id = await letter();
  const tried: string[] = [];
  const mute: Provider = {
    name: 'mute',
    send({ job, to }) {
      tried.push(`${job} ${to}`);
      return tried.length < 3
        ? Promise.reject(new ProviderError('unknown', 'no answer'))
        : works.send({ ...sent[0], job } as Outgoing);
    },
  };
  for (let time = 0; time < 2; time++) await expect(run(id, by(mute))).rejects.toThrow('no answer');
  await run(id, by(mute));
  expect(tried).toEqual(Array(3).fill(`o${id} 13800138000`));
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 3, params: '' });
});

it('gives up after six tries', async () => {
  const id = await letter();
  for (let time = 0; time < 5; time++) await expect(run(id, by(fails('temporary')))).rejects.toThrow();
  await run(id, by(fails('temporary')));
  expect(await stateOf(id)).toMatchObject({ state: 'failed', tries: 6, params: '' });
});

it('keeps what is no code when it fails, so that somebody can send it once more', async () => {
  const params = { name: 'Chen', company: 'Haoyu', days: '7', link: '/login' };
  const id = await letter({ template: 'invite', params });
  await expect(run(id, by(fails('refused')))).rejects.toThrow('their.code');
  const failed = await stateOf(id);
  expect(failed).toMatchObject({ state: 'failed', tries: 1, failure: 'their.code' });
  expect(failed?.params).not.toBe('');
  // The job is tried again by itself: it fails until it is given up, and nothing leaves.
  const before = sent.length;
  await expect(run(id, by(works))).rejects.toThrow('their.code');
  expect(sent).toHaveLength(before);
  await sendAgain(database.db, { id });
  await run(id, by(works));
  expect(await stateOf(id)).toMatchObject({ state: 'sent', failure: '', params: '' });
  expect(sent.at(-1)?.text).toContain('Haoyu');
  await sendAgain(database.db, { id });
  expect((await stateOf(id))?.state).toBe('sent');
});

it('asks the other provider where the first cannot', async () => {
  for (const kind of ['config', 'limited'] as const) {
    const id = await letter();
    await run(id, by(fails(kind), works));
    expect(await stateOf(id)).toMatchObject({ state: 'sent', provider: 'works' });
  }
  const id = await letter();
  await run(id, by(fails('refused'), works));
  expect(await stateOf(id)).toMatchObject({ state: 'failed' });
});

it('sends no code that nobody can use any more, and after a crash again under the same number', async () => {
  const late = await letter();
  await database.db
    .update(outbound)
    .set({ createTime: new Date(Date.now() - 301_000) })
    .where(eq(outbound.id, late));
  await run(late, by(works));
  expect(await stateOf(late)).toMatchObject({ state: 'failed', failure: 'late', params: '' });
  const torn = await letter();
  await database.db.update(outbound).set({ state: 'sending' }).where(eq(outbound.id, torn));
  await run(torn, by(works));
  expect(await stateOf(torn)).toMatchObject({ state: 'sent', params: '' });
  expect(sent.at(-1)?.job).toBe(`o${torn}`);
  // Whoever crashes at it each time comes to an end.
  const deadly = await letter({ channel: 'mail' });
  await database.db.update(outbound).set({ state: 'sending', tries: 6 }).where(eq(outbound.id, deadly));
  await run(deadly, by(works));
  expect(await stateOf(deadly)).toMatchObject({ state: 'unknown', tries: 6, params: '' });
});

it('cannot be read with another key of the settings', async () => {
  const id = await letter();
  await deliver({ db: database.db, wrapping: wrappingBy(Buffer.alloc(32, 4)) }, by(works), { id });
  expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'unreadable' });
});

it('is a job of the transaction that causes it, done after its commit and never after a rollback', async () => {
  const done: number[] = [];
  let broken = true;
  const jobs = await startJobs(database, {
    ...IDLE,
    async outbound({ id }) {
      done.push(id);
      if (id === 7 && broken) {
        broken = false;
        throw new Error('try again');
      }
    },
  });
  const { db } = database;
  await expect(
    db.transaction(async (tx) => {
      await jobs.send(tx, 'outbound', { id: 6 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await db.transaction((tx) => jobs.send(tx, 'outbound', { id: 7 }));
  await vi.waitFor(() => expect(done.filter((id) => id === 7)).toHaveLength(2), { timeout: 50_000, interval: 100 });
  expect(done).not.toContain(6);
  await jobs.stop();
  // Whoever starts next finds everything as it was.
  const again = await startJobs(database, { ...IDLE, outbound: async ({ id }) => void done.push(id) });
  await db.transaction((tx) => again.send(tx, 'outbound', { id: 8 }));
  await vi.waitFor(() => expect(done).toContain(8), { timeout: 50_000, interval: 100 });
  // Many that are written at once do not wait for the clock, each for its turn.
  await db.transaction(async (tx) => {
    for (let id = 10; id < 30; id++) await again.send(tx, 'outbound', { id });
  });
  await vi.waitFor(() => expect(done.filter((id) => id >= 10)).toHaveLength(20), { timeout: 20_000, interval: 100 });
  await again.stop();
});

it('is shown in the outbox of the demonstration, and in no other', async () => {
  const plain = await startServer();
  expect((await plain.app.inject('/dev/outbox')).statusCode).toBe(404);
  await plain.close();
  const server = await startServer({ outbox: true });
  const { db } = server.database;
  const open = async () => (await server.app.inject({ url: '/dev/outbox', headers: { 'accept-language': 'en' } })).body;
  expect(await open()).toContain('Nothing has been sent yet');
  const own = { jobs: noJobs, wrapping: wrappingBy(undefined) };
  const params = { name: '<script>x</script>', company: 'Haoyu', days: '7', link: '/login' };
  const wanted = { channel: 'sms', receiver: '13800138000', template: 'invite', language: 'en-US', params } as const;
  await db.transaction((tx) => post(tx, own, wanted));
  const [row] = await db.select().from(outbound);
  await deliver({ db, wrapping: own.wrapping }, by(demoProvider), { id: row?.id ?? 0 });
  const page = await open();
  expect(page).toContain('&lt;script&gt;x&lt;/script&gt; invites you to join Haoyu');
  expect(page).toContain('sms · sent');
  await db.update(outbound).set({ createTime: new Date(Date.now() - 31 * 86_400_000) });
  await forgetOldLetters(db);
  expect(await db.$count(outbound)).toBe(0);
  await server.close();
});
