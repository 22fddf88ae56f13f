import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { floodOdd, floodSockets, knockElsewhere } from '../../attack/sockets.ts';
import { frame, openWire } from '../../attack/wire.ts';
import { messages } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openBus } from './bus.ts';

let server: TestServer;
let address: string;
let token: string;
beforeAll(async () => {
  server = await startServer({ live: { times: { login: 1_000 }, caps: { perAddress: 20 } } });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  token = await server.login();
});
afterAll(() => server.close());

const login = (text: string) => frame(JSON.stringify({ cmd: 'login', text }));

it('looks up one of two thousand logins that a socket writes at once', async () => {
  const asked = vi.spyOn(server.database.db, 'select');
  const first = Buffer.concat(Array.from({ length: 2_000 }, (_, at) => login(`wrong-${at}`)));
  const wire = await openWire(address, { first });
  await wire.ended;
  const count = asked.mock.calls.length;
  asked.mockRestore();
  expect(wire.closed()).toBe(1008);
  expect(count).toBeLessThanOrEqual(1);
});

it('keeps no more than a little for a page that never reads', async () => {
  const { db } = server.database;
  const wire = await openWire(address, { first: login(token) });
  await vi.waitFor(async () => expect(wire.status).toBe(101));
  wire.socket.pause();
  const bus = await openBus(server.database);
  const values = { userId: server.ids.user, type: 'news', title: 'long', html: `<p>${'x'.repeat(500_000)}</p>` };
  const [row] = await db.insert(messages).values(values).returning({ id: messages.id });
  const event = { type: 'message', messageId: row?.id ?? 0, customerId: null, userId: server.ids.user } as const;
  // More than the buffers of both ends take.
  for (let time = 0; time < 40; time++) await db.transaction((tx) => bus.publish(tx, event));
  bus.close();
  wire.socket.resume();
  await wire.ended;
  expect(wire.closed()).toBe(1006);
  expect(wire.socket.bytesRead).toBeLessThan(20 * 500_000);
});

it('closes on frames that are no message, without a word in the log', async () => {
  const said = vi.spyOn(server.app.log, 'error');
  const figures = await floodOdd(address);
  expect(figures).toMatchObject({
    'messages without an end: closed with': 1008,
    'answers to no ping: closed with': 1008,
    'frames of 17 kilobytes: closed with': 1009,
    'text that is none: closed with': 4408,
  });
  expect(said).not.toHaveBeenCalled();
});

it('lets nobody in at another place, by another method or from another page', async () => {
  await knockElsewhere(address);
  const channel = new URL(address).port;
  for (const origin of [`http://127.0.0.1:${channel}`, `https://127.0.0.1:${channel}`]) {
    const wire = await openWire(address, { origin });
    expect(wire.status).toBe(101);
    wire.socket.destroy();
    await wire.ended;
  }
});

it('gives an address so many sockets and takes them back', async () => {
  // An address that none of the other tests has: what they closed may be given back late.
  const from = '127.0.5.1';
  expect(await floodSockets(address, 25, from)).toEqual({
    '25 sockets of one address: let in': 20,
    '25 sockets of one address: refused': 5,
  });
  await vi.waitFor(async () => expect((await openWire(address, { from })).status).toBe(101), { timeout: 10_000 });
});

it('counts wrong tokens of one socket up to the first', async () => {
  const wire = await openWire(address, { first: Buffer.concat([login('wrong'), login(token)]) });
  await wire.ended;
  expect(wire.closed()).toBe(4401);
  expect((await server.call(contract.user.checkToken, undefined, token)).data).toBe(true);
});
