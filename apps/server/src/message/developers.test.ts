import { createHmac } from 'node:crypto';
import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiKeys, webhooks, webUsers } from '../database/schema.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { isHookUrl, isPublicAddress } from './ask-public.ts';
import { callWebhook, MOST_CALLS } from './call-webhook.ts';
import { postNotice } from './post.ts';
import { planWebhooks } from './webhooks.ts';

const calls = contract.message;
const secretKey = Buffer.alloc(32, 5);
const wrapping = wrappingBy(secretKey);
const bus = { publish: async () => undefined };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ secretKey });
  token = await server.login();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [apiKeys, webhooks]) await server.database.db.delete(table);
});

const requestId = () => crypto.randomUUID();
const makeKey = async (scopes: ['order:view' | 'bill:view' | 'fuda:view' | 'message:view'], days = 30) =>
  server.call(
    calls.createApiKey,
    { name: 'ERP', scopes: scopes as ['order:view'], days, requestId: requestId() },
    token,
  );

it('opens what its scopes say and its maker may, until it is taken back', async () => {
  const { id, key } = (await makeKey(['order:view'])).data;
  const orders = (by: string) => server.call(contract.order.orderPage, {}, by);
  expect(await orders(key)).toMatchObject({ status: 200, code: '1' });
  // Neither what another scope opens, nor what is a person's own, nor the keys themselves.
  expect((await server.call(calls.messagePage, {}, key)).status).toBe(403);
  expect((await server.call(contract.user.sessionPage, {}, key)).status).toBe(403);
  expect((await server.call(calls.apiKeys, undefined, key)).status).toBe(403);
  const { list } = (await server.call(calls.apiKeys, undefined, token)).data;
  expect(list).toMatchObject([{ id, ending: key.slice(-4), scopes: ['order:view'], over: false }]);
  expect(list[0]?.lastUsed).not.toBeNull();
  expect(JSON.stringify(list)).not.toContain(key);
  await server.call(calls.revokeApiKey, { id }, token);
  expect((await orders(key)).status).toBe(401);
});

it('opens nothing when its time is over, its maker is switched off, or it is not known', async () => {
  const { db } = server.database;
  const { id, key } = (await makeKey(['order:view'])).data;
  const status = async (by = key) => (await server.call(contract.order.orderPage, {}, by)).status;
  await db.update(webUsers).set({ active: false }).where(eq(webUsers.id, server.ids.user));
  expect(await status()).toBe(401);
  await db.update(webUsers).set({ active: true }).where(eq(webUsers.id, server.ids.user));
  token = await server.login();
  expect(await status()).toBe(200);
  await db
    .update(apiKeys)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(apiKeys.id, id));
  expect(await status()).toBe(401);
  expect(await status('lading_nothing')).toBe(401);
});

it('is told once, and can be given nothing that its maker lacks', async () => {
  const asked = { name: 'ERP', scopes: ['order:view' as const], days: 30, requestId: requestId() };
  const first = (await server.call(calls.createApiKey, asked, token)).data;
  expect((await server.call(calls.createApiKey, asked, token)).data).toEqual({ id: first.id, key: '' });
  const other = await server.login(ACCOUNTS.other);
  expect((await server.call(calls.revokeApiKey, { id: first.id }, other)).status).toBe(404);
  expect((await makeKey(['fuda:view'])).status).toBe(400);
});

async function hook(events: ['draft.issued'] | ['milestone'] = ['draft.issued']) {
  const asked = { url: 'https://erp.haoyu.example/lading', events, active: true, requestId: requestId() };
  return (await server.call(calls.saveWebhook, asked, token)).data;
}
const issue = () =>
  server.database.db.transaction((tx) =>
    postNotice(tx, bus, { customerId: server.ids.customer, page: undefined }, 'copyReady', {
      bookingNo: 'MB26S01873',
      billNo: 'COSU6412098730',
      version: '3',
    }),
  );
async function planned(): Promise<number[]> {
  const ids: number[] = [];
  await planWebhooks(server.database.db, { send: async (_tx, _name, { id }) => void ids.push(id) });
  return ids;
}
const log = async (id: number) => (await server.call(calls.webhookLog, { id }, token)).data.records;

it('tells a system what it asked for, once, signed so that it can be checked', async () => {
  const { id, secret } = await hook();
  await hook(['milestone']);
  await issue();
  const [delivery = 0, ...more] = await planned();
  expect(more).toEqual([]);
  expect(await planned()).toEqual([]);
  const heard: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
  const asking = async (url: string, headers: Readonly<Record<string, string>>, body: string) => {
    heard.push({ url, headers, body });
    return { status: 204, failure: '' };
  };
  const { db } = server.database;
  await callWebhook({ db, wrapping }, { id: delivery }, asking);
  await callWebhook({ db, wrapping }, { id: delivery }, asking);
  expect(heard).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: {} as Record<string, string>, body: '' }] = heard;
  expect(url).toBe('https://erp.haoyu.example/lading');
  expect(JSON.parse(body)).toMatchObject({ event: 'draft.issued', data: { bookingNo: 'MB26S01873', version: '3' } });
  const [, seconds, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['lading-signature'] ?? '') ?? [];
  expect(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')).toBe(signed);
  expect(await log(id)).toMatchObject([{ state: 'sent', tries: 1, status: 204 }]);
});

it('tries again until it is tried often enough, and once more when somebody asks', async () => {
  const { db } = server.database;
  const { id } = await hook();
  await issue();
  const [delivery = 0] = await planned();
  const down = async () => ({ status: 503, failure: '' });
  for (let time = 1; time < MOST_CALLS; time++)
    await expect(callWebhook({ db, wrapping }, { id: delivery }, down)).rejects.toThrow('HTTP 503');
  await callWebhook({ db, wrapping }, { id: delivery }, down);
  const [failed] = await log(id);
  expect(failed).toMatchObject({ state: 'failed', tries: MOST_CALLS, status: 503, failure: 'HTTP 503' });
  await server.call(calls.redeliver, { id: delivery }, token);
  expect(await planned()).toEqual([delivery]);
  await callWebhook({ db, wrapping }, { id: delivery }, async () => ({ status: 200, failure: '' }));
  expect(await log(id)).toMatchObject([{ eventId: failed?.eventId, state: 'sent', tries: 1 }]);
  expect((await server.call(calls.redeliver, { id: delivery }, await server.login(ACCOUNTS.other))).status).toBe(404);
});

it('calls nothing inside the house', async () => {
  for (const bad of [
    'http://erp.example.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://user:pass@erp.example.com',
    'https://erp.example.com:8443',
    'https://2130706433/',
    'ftp://erp.example.com',
    'erp.example.com',
  ])
    expect(isHookUrl(bad), bad).toBe(false);
  expect(isHookUrl('https://erp.example.com/lading?x=1')).toBe(true);
  for (const inside of [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
  ])
    expect(isPublicAddress(inside), inside).toBe(false);
  for (const inside of [
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
  ])
    expect(isPublicAddress(inside), inside).toBe(false);
  expect(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].every(isPublicAddress)).toBe(true);
  const bad = { url: 'https://192.168.1.1/', events: ['milestone' as const], active: true, requestId: requestId() };
  expect(await server.call(calls.saveWebhook, bad, token)).toMatchObject({ code: '0', data: { path: 'url' } });
});

it('serves the document of all calls to whoever writes a program', async () => {
  const answer = await server.app.inject('/openapi.json');
  expect(answer.statusCode).toBe(200);
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toContain(calls.messagePage.path);
});
