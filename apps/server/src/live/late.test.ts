import { once } from 'node:events';
import { createLive } from '@lading/api-client/live';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Db } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { publish } from './bus.ts';

const until = (condition: () => boolean) => expect.poll(condition, { timeout: 10_000, interval: 10 }).toBe(true);

/** The page's own channel over real sockets: what its reader is shown, and how often it was told up to where it knows all. */
function openPage(address: string, token: string) {
  let may = Promise.withResolvers<void>();
  may.resolve();
  let cursors = 0;
  let raw: WebSocket | undefined;
  const live = createLive({
    url: () => `${address.replace('http', 'ws')}/ws/socket/en`,
    token: () => token,
    environment: {
      socket(url, events) {
        void may.promise.then(() => {
          const socket = new WebSocket(url);
          raw = socket;
          socket.on('open', events.opened);
          socket.on('close', events.closed).on('error', () => undefined);
          socket.on('message', (data) => {
            events.frame(String(data));
            cursors += String(data).startsWith('{"cmd":"cursor"') ? 1 : 0;
          });
        });
        return { send: (text) => raw?.send(text), close: () => raw?.close() };
      },
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: () => 0,
      visible: () => true,
      watch: () => () => undefined,
      tabs: undefined,
    },
  });
  const told: number[] = [];
  live.on((event) => event.type === 'notice' && told.push(event.message.id));
  live.start();
  return {
    told,
    known: (times: number) => until(() => cursors === times),
    stop: () => live.stop(),
    /** The connection is lost, and no other comes about before `back`. */
    async away() {
      may = Promise.withResolvers();
      raw?.terminate();
      if (raw) await once(raw, 'close');
    },
    back: () => may.resolve(),
  };
}

// PGlite has one connection: nothing is committed there later than what began after it.
describe.runIf(process.env.TEST_DATABASE_URL)('a lower number that is committed later', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const write = async (tx: Db, title: string) => {
    const customerId = server.ids.customer;
    const [row] = await tx
      .insert(messages)
      .values({ customerId, type: 'news', title, html: '' })
      .returning({ id: messages.id, connection: sql`pg_backend_pid()`.mapWith(Number) });
    if (!row) throw new Error('nothing was inserted');
    await publish(tx, { type: 'message', messageId: row.id, customerId, userId: null });
    return row;
  };
  /** Writes at once and commits when it is told to. */
  async function begin(title: string) {
    const [written, may] = [Promise.withResolvers<Awaited<ReturnType<typeof write>>>(), Promise.withResolvers<void>()];
    const over = server.database.db.transaction(async (tx) => {
      written.resolve(await write(tx, title));
      await may.promise;
    });
    return {
      ...(await written.promise),
      commit: () => {
        may.resolve();
        return over;
      },
    };
  }

  it.each([
    ['heard the higher one as it came', true],
    ['came when the higher one was there', false],
  ])('is told once to a page that %s, and the higher one not twice', async (name, isThere) => {
    const token = await server.login();
    let page = isThere ? openPage(address, token) : undefined;
    await page?.known(1);
    const late = await begin(`late ${name}`);
    const early = await server.database.db.transaction((tx) => write(tx, `early ${name}`));
    expect(early.connection).not.toBe(late.connection);
    expect(early.id).toBeGreaterThan(late.id);
    if (page) await until(() => page?.told.length === 1);
    page ??= openPage(address, token);
    await page.known(1);
    await page.away();
    await late.commit();
    page.back();
    await page.known(2);
    // What had just come when a page asked for the first time may still be told to it: it cannot know.
    const told = () => page?.told.filter((id) => id >= late.id);
    expect([...new Set(told())]).toEqual(told());
    expect(told()).toContain(late.id);
    if (isThere) expect(told()).toEqual([early.id, late.id]);
    const before = [...page.told];
    await page.away();
    page.back();
    await page.known(3);
    expect(page.told).toEqual(before);
    page.stop();
  });
});
