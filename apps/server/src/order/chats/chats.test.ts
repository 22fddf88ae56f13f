import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../database/schema.ts';
import type { LiveEvent } from '../../live/bus.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { chatOrders, chatPage, createChat, readChat, sendChat, uploadOrderFile } = contract.order;

let world: World;
let clerk: string;
let desk: string;
let bookingId: number;
beforeAll(async () => {
  world = worldOver(await startServer());
  bookingId = await world.booking();
  clerk = await world.someone('customer', ['order:view', 'order:edit']);
  desk = await world.someone('staff', ['order:accept', 'message:view']);
});
afterAll(() => world.close());

let count = 0;
const say = (text: string, token: string, more: object = {}) => {
  count += 1;
  return world.call(sendChat, { bookingId, text, requestId: `say-${count}-of-test`, ...more }, token);
};
const page = async (token: string, asked: object = {}) =>
  (await world.call(chatPage, { bookingId, ...asked }, token)).data;

describe('the conversation of a booking', () => {
  it('begins once, however often it is begun', async () => {
    expect(await page(clerk)).toEqual({ groupId: null, list: [], more: false, reads: [], unread: 0 });
    const both = await Promise.all([1, 2].map(() => world.call(createChat, { bookingId }, clerk)));
    expect(both[1]?.data).toEqual(both[0]?.data);
    expect((await world.call(createChat, { bookingId }, desk)).data).toEqual(both[0]?.data);
  });

  it('is read by both sides, and each sees how far the other has read', async () => {
    const { data: asked } = await say('Second notify should read SUITE 510', clerk);
    expect(asked).toMatchObject({ side: 'customer', mine: true, file: null });
    expect(await page(desk)).toMatchObject({ unread: 1, list: [{ mine: false, text: asked.text }] });
    await world.call(readChat, { bookingId, lastId: asked.id }, desk);
    expect((await page(desk)).unread).toBe(0);
    expect((await page(clerk)).reads).toMatchObject([{ side: 'staff', lastId: asked.id }]);
    const { data: answered } = await say('Draft 3 is in', desk);
    await world.call(readChat, { bookingId, lastId: answered.id }, clerk);
    // It never goes back.
    await world.call(readChat, { bookingId, lastId: asked.id }, clerk);
    expect((await page(desk)).reads).toMatchObject([{ side: 'customer', lastId: answered.id }]);
  });

  it('is told by one notice until the other side has read', async () => {
    const notices = () =>
      world.db.$count(messages, and(eq(messages.type, 'chatMessage'), eq(messages.customerId, world.ids.customer)));
    const before = await notices();
    const { data: first } = await say('one', desk);
    await say('two', desk);
    expect(await notices()).toBe(before + 1);
    await world.call(readChat, { bookingId, lastId: first.id + 1 }, clerk);
    await say('three', desk);
    expect(await notices()).toBe(before + 2);
  });

  it('says one sending once, and nothing that is empty', async () => {
    const requestId = 'said-by-two-tabs';
    const [one, other] = await Promise.all([say('once', clerk, { requestId }), say('once', clerk, { requestId })]);
    expect(other.data).toEqual(one.data);
    expect((await page(clerk)).list.filter(({ text }) => text === 'once')).toHaveLength(1);
    expect(await say('  ', clerk)).toMatchObject({ code: '0', data: { path: 'text' } });
  });

  it('shows a paper of the booking, and none that is kept back or another booking’s', async () => {
    const file = new File(['%PDF-1.7'], 'PL.pdf');
    const bring = async (more: object, token: string) =>
      (await world.call(uploadOrderFile, { kind: 'other', bookingId, file, ...more }, token)).data.fileId;
    const said = await say('', clerk, { fileId: await bring({}, clerk) });
    expect(said.data.file).toMatchObject({ name: 'PL.pdf' });
    const staff = await world.someone('staff', ['order:accept']);
    expect(await say('', staff, { fileId: await bring({ visible: false }, staff) })).toMatchObject({ status: 404 });
    const elsewhere = await bring({ bookingId: world.ids.master }, clerk);
    expect(await say('', clerk, { fileId: elsewhere })).toMatchObject({ status: 404 });
  });

  it('is told live to both sides, and says nothing of itself', async () => {
    const heard: LiveEvent[] = [];
    const bus = await import('../../live/bus.ts');
    const stop = (await bus.openBus(world.database)).subscribe((event) => heard.push(event));
    await say('live', clerk);
    await expect.poll(() => heard.filter(({ type }) => type === 'chat').length).toBe(1);
    expect(JSON.stringify(heard)).not.toContain('live"');
    stop();
  });

  it('gives older messages page by page', async () => {
    const newest = await page(clerk, { size: 2 });
    expect(newest).toMatchObject({ more: true });
    const older = await page(clerk, { size: 2, before: newest.list[0]?.id });
    expect(older.list.at(-1)?.id).toBeLessThan(newest.list[0]?.id ?? 0);
  });

  it('stands first in the list of bookings to talk about', async () => {
    const { data } = await world.call(chatOrders, {}, clerk);
    expect(data.records[0]).toMatchObject({ bookingId, lastText: 'live', portEndName: 'Los Angeles' });
    const other = await world.call(chatOrders, {}, await world.someone('other', ['order:view']));
    expect(other.data.records.every(({ lastText }) => lastText === '')).toBe(true);
  });

  it('leaves nothing out and shows nothing twice, page by page', async () => {
    const silent = await world.booking();
    await world.call(createChat, { bookingId: silent }, clerk);
    const all = (await world.call(chatOrders, { size: 100 }, clerk)).data;
    const ids: number[] = [];
    for (let current = 1; ids.length < all.total; current++) {
      const { records, total } = (await world.call(chatOrders, { current, size: 2 }, clerk)).data;
      expect(total).toBe(all.total);
      ids.push(...records.map((one) => one.bookingId));
    }
    expect(ids).toEqual(all.records.map((one) => one.bookingId));
    expect(new Set(ids).size).toBe(all.total);
    const found = all.records.find((one) => one.bookingId === silent);
    expect(found).toMatchObject({ groupId: expect.any(Number), lastAt: null, unread: 0 });
    const { bookingNo } = found ?? { bookingNo: '' };
    const one = await world.call(chatOrders, { keyword: bookingNo.slice(-6) }, clerk);
    expect(one.data.records.map((record) => record.bookingNo)).toContain(bookingNo);
  });
});
