import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tickets, webUsers } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openSession } from './session.ts';

const calls = contract.user;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.database.db;
const isGood = async (token: string) => (await server.call(calls.checkToken, undefined, token)).data;

it('is a key that opens one session, once, within its minute, and of nobody who was switched off', async () => {
  const mine = await openSession(db(), server.ids.user, 'test');
  const key = async () => (await server.call(calls.autoLoginKey, { target: 'oms' }, mine)).data.key;
  const enter = (one: string) => server.call(calls.autoLogin, { key: one });
  const over = { code: '0', message: 'This key is no longer good: please log in' };
  const first = await key();
  const { data } = await enter(first);
  expect(data.user.name).toBe('Chen Wei');
  expect([await isGood(data.token), data.token === mine]).toEqual([true, false]);
  expect(await enter(first)).toMatchObject(over);
  const late = await key();
  await db().update(tickets).set({ expiresAt: new Date() });
  expect(await enter(late)).toMatchObject(over);
  const off = await key();
  const own = eq(webUsers.id, server.ids.user);
  await db().update(webUsers).set({ active: false }).where(own);
  expect(await enter(off)).toMatchObject(over);
  await db().update(webUsers).set({ active: true }).where(own);
});
