import { type Arg, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageReads, messages } from '../database/schema.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { isoInstant } from '../time.ts';
import { wakeMessages } from './marks.ts';

const calls = contract.message;
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = await server.login();
});
afterAll(() => server.close());

let written: number[];
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(messages);
  const { customer: customerId, user: userId } = server.ids;
  const rows = await db
    .insert(messages)
    .values([
      { customerId, type: 'news', title: '春节放假通知', html: '<p>2 月 14 日起</p><p>22 日恢复</p>' },
      { customerId, type: 'copyReady', values: { bookingNo: 'MB26S01873', billNo: 'COSU6412098730', version: '3' } },
      {
        userId,
        type: 'bidOutbid',
        values: { name: '宁波 → 洛杉矶', etd: '2026-12-03', currency: 'USD', price: '2150' },
      },
    ])
    .returning({ id: messages.id });
  written = rows.map(({ id }) => id);
});
const page = async (asked: Arg<typeof calls.messagePage> = {}, who = token) =>
  (await server.call(calls.messagePage, asked, who)).data;
const idsOf = async (asked = {}) => (await page(asked)).records.map(({ id }) => id);

it('lists the messages of a person and his company, unread first, with what they are about', async () => {
  const [news = 0, copy = 0, bid = 0] = written;
  const opened = await server.call(calls.messageDetail, { id: copy }, token);
  expect(opened.data).toMatchObject({ snoozedUntil: null, link: { matter: 'order', no: 'MB26S01873' } });
  const { records, total, unread } = await page();
  expect([total, unread]).toEqual([3, 2]);
  expect(records.map(({ id, read }) => [id, read])).toEqual([
    [bid, false],
    [news, false],
    [copy, true],
  ]);
  expect(records[1]).toMatchObject({
    type: 'system',
    messageTitle: '春节放假通知',
    summary: '2 月 14 日起 22 日恢复',
    link: null,
  });
  expect(records[2]).toMatchObject({ type: 'papers', link: { matter: 'order', no: 'MB26S01873' } });
  expect(records[2]?.summary).toContain('COSU6412098730');
  expect(await idsOf({ sort: 'oldest' })).toEqual(written);
  expect(await idsOf({ unread: true, type: 'rates' })).toEqual([bid]);
});

it('finds by numbers, by what staff wrote, and by the words of the reader', async () => {
  const [news = 0, copy = 0] = written;
  expect(await idsOf({ keyword: '恢复' })).toEqual([news]);
  expect(await idsOf({ keyword: '1873' })).toEqual([copy]);
  // Tests speak English.
  expect(await idsOf({ keyword: 'ready to check' })).toEqual([copy]);
  expect(await idsOf({ keyword: '100%' })).toEqual([]);
});

it('finds by the days between which it was told, by the clock of the house', async () => {
  const [news = 0, copy = 0, bid = 0] = written;
  const { db } = server.database;
  const told = (id: number, at: string) =>
    db
      .update(messages)
      .set({ createTime: new Date(at) })
      .where(eq(messages.id, id));
  await told(news, '2026-11-18T23:59:59+08:00');
  await told(copy, '2026-11-19T00:00:00+08:00');
  await told(bid, '2026-11-19T23:59:59+08:00');
  expect(await idsOf({ from: '2026-11-19', to: '2026-11-19' })).toEqual([bid, copy]);
  expect(await idsOf({ to: '2026-11-18' })).toEqual([news]);
  expect(await idsOf({ from: '2026-11-20' })).toEqual([]);
  expect((await server.call(calls.messagePage, { from: '2026-11-31' }, token)).code).toBe('400');
});

it('counts by kind, and what was put off apart', async () => {
  const [news = 0] = written;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await server.call(calls.readMessages, { ids: [news] }, token);
  expect((await server.call(calls.snoozeMessages, { ids: [news], until }, token)).data).toEqual({ unread: 2 });
  expect((await server.call(calls.messageCounts, undefined, token)).data).toEqual({
    all: 2,
    unread: 2,
    later: 1,
    groups: { papers: 1, booking: 0, transit: 0, charges: 0, rates: 1, system: 0 },
  });
  const { records } = await page({ later: true });
  // Looked at meanwhile, it still comes back unread.
  const open = await server.call(calls.messageDetail, { id: news }, token);
  expect(open.data.snoozedUntil).toBe(records[0]?.snoozedUntil);
  expect(records).toMatchObject([{ id: news, read: false }]);
  expect(Date.parse(records[0]?.snoozedUntil ?? '')).toBe(Math.floor(Date.parse(until) / 1000) * 1000);
  // An hour later it is told again, once, and stands in the list.
  const told: unknown[] = [];
  const bus = { publish: async (_tx: unknown, event: unknown) => void told.push(event) };
  const then = new Date(Date.now() + 3_700_000);
  expect(await wakeMessages(server.database.db, bus, then)).toBe(1);
  expect(await wakeMessages(server.database.db, bus, then)).toBe(0);
  expect(told).toEqual([
    { type: 'message', messageId: news, customerId: null, userId: server.ids.user, again: isoInstant(then) },
  ]);
  expect(await idsOf({ unread: true })).toContain(news);
});

it('puts nothing off into the past or a year', async () => {
  for (const until of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'soon'])
    expect(await server.call(calls.snoozeMessages, { ids: written, until }, token)).toMatchObject({
      code: '0',
      data: { path: 'until' },
    });
});

it('takes out what its reader deletes, for him alone, and brings it back', async () => {
  const [news = 0, copy = 0, bid = 0] = written;
  await server.call(calls.deleteMessages, { ids: [bid, copy] }, token);
  expect(await idsOf()).toEqual([news]);
  expect((await server.call(calls.restoreMessages, { ids: [copy] }, token)).data).toEqual({ unread: 2 });
  expect(await idsOf()).toEqual([copy, news]);
  expect((await server.call(calls.readAllMessages, { type: 'papers' }, token)).data).toEqual({ unread: 1 });
  const deleted = await server.call(calls.deleteReadMessages, {}, token);
  expect(deleted.data).toEqual({ deleted: 1, ids: [copy] });
  expect(await idsOf()).toEqual([news]);
  expect(await server.database.db.$count(messages)).toBe(3);
});

it('leaves the messages of others alone', async () => {
  const other = await server.login(ACCOUNTS.other);
  expect((await page({}, other)).total).toBe(0);
  for (const call of [calls.readMessages, calls.deleteMessages])
    expect((await server.call(call, { ids: written }, other)).code).not.toBe('1');
  const { db } = server.database;
  expect(await db.$count(messageReads, eq(messageReads.userId, server.ids.user))).toBe(0);
  expect(await db.$count(messageReads)).toBe(0);
});
