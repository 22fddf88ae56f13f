import { type Arg, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { broadcasts, customers, messageReads, messages } from '../database/schema.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { sendDueBroadcasts } from './broadcast-send.ts';

const { sendMessage, broadcastPage, broadcastReach, previewBroadcast, cancelBroadcast, messagePage, messageDetail } =
  contract.message;
type Sent = Arg<typeof sendMessage>;

let server: TestServer;
let world: World;
let writer: string;
let reader: string;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  writer = await world.someone('staff', ['message:send']);
  reader = await server.login();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [messageReads, messages, broadcasts]) await db.delete(table);
});

const words = {
  titleCn: '春节放假通知',
  titleEn: 'Closed for the Spring Festival',
  htmlCn: '<p>2 月 14 日起放假</p>',
  htmlEn: '<p>Closed from <b>14 February</b></p>',
};
const send = (part: Partial<Sent> = {}) =>
  server.call(
    sendMessage,
    { audience: 'all', ...words, sendAt: null, requestId: crypto.randomUUID(), ...part },
    writer,
  );
const list = async (token = reader, language = 'en-US') =>
  (await server.call(messagePage, {}, token, { language })).data.records;
const written = async () => (await server.call(broadcastPage, {}, writer)).data;

it('reaches the people of every customer, each in his language, and counts who has read it', async () => {
  const { data } = await send();
  const [row] = await list();
  expect(row).toMatchObject({ messageTitle: words.titleEn, summary: 'Closed from 14 February', type: 'system' });
  expect(await list(reader, 'zh-CN')).toMatchObject([{ messageTitle: words.titleCn }]);
  expect(await list(await server.login(ACCOUNTS.other))).toHaveLength(1);
  const before = (await written()).records[0];
  expect(before).toMatchObject({ id: data.id, state: 'sent', read: 0 });
  await server.call(messageDetail, { id: row?.id ?? 0 }, reader);
  const { records, counts } = await written();
  expect(records[0]).toMatchObject({ delivered: before?.delivered, read: 1 });
  expect(counts).toEqual({ scheduled: 0, sent: 1, cancelled: 0 });
});

it('goes to one customer or one level, and to nobody else', async () => {
  await send({ audience: 'customer', customerId: server.ids.customer });
  expect(await list()).toHaveLength(1);
  expect(await list(await server.login(ACCOUNTS.other))).toHaveLength(0);
  await server.database.db.update(customers).set({ level: 4 }).where(eq(customers.id, server.ids.customer));
  expect((await server.call(broadcastReach, { audience: 'level', level: 4 }, writer)).data).toMatchObject({
    customers: 1,
  });
  await send({ audience: 'level', level: 4 });
  expect(await list()).toHaveLength(2);
  expect(await list(await server.login(ACCOUNTS.other))).toHaveLength(0);
  expect(await send({ audience: 'level', level: 5 })).toMatchObject({ code: '0', data: { path: 'audience' } });
  expect((await send({ audience: 'level' })).status).toBe(400);
  expect((await send({ audience: 'customer', customerId: 999_999 })).status).toBe(404);
});

it('is written once however often it is sent, and later when it is to be later', async () => {
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const once = { sendAt, requestId: 'the same sending' };
  const [first, second] = [await send(once), await send(once)];
  expect(second.data).toEqual(first.data);
  expect(await list()).toEqual([]);
  const told: unknown[] = [];
  const bus = { publish: async (_tx: unknown, event: unknown) => void told.push(event) };
  const { db } = server.database;
  expect(await sendDueBroadcasts(db, bus, new Date())).toBe(0);
  const then = new Date(Date.now() + 3_700_000);
  expect(await sendDueBroadcasts(db, bus, then)).toBe(1);
  expect(await sendDueBroadcasts(db, bus, then)).toBe(0);
  expect(await list()).toHaveLength(1);
  expect(told.length).toBeGreaterThan(0);
  expect(await server.call(cancelBroadcast, first.data, writer)).toMatchObject({ code: '0' });
  for (const bad of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'soon'])
    expect(await send({ sendAt: bad })).toMatchObject({ code: '0', data: { path: 'sendAt' } });
});

it('is not sent any more once it was taken back', async () => {
  const { data } = await send({ sendAt: new Date(Date.now() + 3_600_000).toISOString() });
  await server.call(cancelBroadcast, data, writer);
  expect(await server.call(cancelBroadcast, data, writer)).toMatchObject({ code: '1' });
  expect(
    await sendDueBroadcasts(server.database.db, { publish: async () => undefined }, new Date(Date.now() + 4e6)),
  ).toBe(0);
  expect((await written()).records[0]?.state).toBe('cancelled');
});

it('keeps nothing that does something, and is not sent without a word', async () => {
  const htmlCn = '<p onclick="x()">放假<script>alert(1)</script><a href="javascript:x()">看</a></p>';
  const { data } = await server.call(previewBroadcast, { htmlCn, htmlEn: '' }, writer);
  expect(data).toEqual({ htmlCn: '<p>放假<a>看</a></p>', htmlEn: '' });
  await send({ htmlCn });
  const [row] = await server.database.db.select().from(messages);
  expect(row?.html).toBe('<p>放假<a>看</a></p>');
  expect(await send({ htmlEn: '<p> <br></p>' })).toMatchObject({ code: '0', data: { path: 'htmlEn' } });
});
