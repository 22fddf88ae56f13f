import { once } from 'node:events';
import { contract } from '@lading/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sessions, webUsers } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openSession } from './session.ts';

const { checkToken, logout } = contract.user;
let server: TestServer;
let address: string;
let token: string;
let page: WebSocket;
let heard: string[];

beforeAll(async () => {
  server = await startServer();
  address = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
afterAll(() => server.close());
// The regular check of all sessions runs once a minute, so it does not help within these tests.
beforeEach(async () => {
  await server.database.db.update(webUsers).set({ active: true }).where(own());
  token = await openSession(server.database.db, server.ids.user, 'test');
  ({ page, heard } = await open(token));
});
afterEach(() => page.close());

async function open(text: string) {
  const page = new WebSocket(`${address}/ws/socket/en`);
  const heard: string[] = [];
  page.on('message', (data) => heard.push(String(data)));
  await once(page, 'open');
  page.send(JSON.stringify({ cmd: 'login', text }));
  page.send('{"cmd":"ping"}');
  return { page, heard, closed: once(page, 'close').then(([code]) => code as number) };
}
const isGood = async () => (await server.call(checkToken, undefined, token)).data;
const inside = () => vi.waitFor(() => expect(heard).toContain('{"cmd":"pong"}'));
const closed = async () => (await once(page, 'close'))[0] as number;
const own = () => eq(webUsers.id, server.ids.user);

it('ends on every channel when somebody is switched off, by whomever', async () => {
  await inside();
  const over = closed();
  await server.database.db.execute(sql`update web_users set active = false where id = ${server.ids.user}`);
  expect([await over, await isGood()]).toEqual([4401, false]);
});

it('does not come alive again with him, not even what was opened meanwhile', async () => {
  const { db } = server.database;
  await inside();
  await db.update(webUsers).set({ active: false }).where(own());
  const meanwhile = await openSession(db, server.ids.user, 'test');
  await db.update(webUsers).set({ active: true }).where(own());
  expect(await isGood()).toBe(false);
  expect((await server.call(checkToken, undefined, meanwhile)).data).toBe(false);
  expect(await (await open(token)).closed).toBe(4401);
  expect(await (await open(meanwhile)).closed).toBe(4401);
  expect((await server.call(checkToken, undefined, await server.login())).data).toBe(true);
});

it.each([
  ['logged out', () => server.call(logout, undefined, token)],
  ['revoked by hand', () => server.database.db.update(sessions).set({ revokedAt: new Date() })],
  ['deleted', () => server.database.db.delete(sessions)],
  ['over by its date', () => server.database.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })],
  ['over soon', () => server.database.db.update(sessions).set({ expiresAt: new Date(Date.now() + 300) })],
])('closes its page at once when it is %s', async (_what, end) => {
  await inside();
  const over = closed();
  await end();
  expect([await over, await isGood()]).toEqual([4401, false]);
});

it('loses the pushes with the right to them', async () => {
  const { db } = server.database;
  const staff = { roles: ['doc'], customerId: null };
  await inside();
  const event = sql`select pg_notify('lading_live', ${JSON.stringify({ type: 'review', customerId: server.ids.customer, bookingId: 1, change: 'marks', version: 1 })})`;
  await db.execute(event);
  // A slow moment may bring other frames between.
  const pushed = () => heard.filter((frame) => frame.includes('review'));
  await vi.waitFor(() => expect(pushed()).toHaveLength(1));
  await db.update(webUsers).set(staff).where(own());
  await vi.waitFor(async () => {
    heard.length = 0;
    await db.execute(event);
    page.send('{"cmd":"ping"}');
    await vi.waitFor(() => expect(heard).toContain('{"cmd":"pong"}'));
    expect(pushed()).toEqual([]);
  });
  await db
    .update(webUsers)
    .set({ roles: ['owner'], customerId: server.ids.customer })
    .where(own());
});
