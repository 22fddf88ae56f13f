import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingCutoffs, bookings } from '../database/schema.ts';
import { addBookingDraft } from '../testing/bookings.ts';
import { startServer } from '../testing/server.ts';
import { addTrace } from '../testing/traces.ts';
import { type World, worldOver } from '../testing/world.ts';

const { orderOverview, orderPage, exportOrders } = contract.order;
const HOUR = 3_600_000;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  token = await world.someone('customer', ['order:view']);
});
afterAll(() => world.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const look = async (by = token) => (await world.call(orderOverview, undefined, by)).data;

it('tells the cut-offs of the next days by the clock of their port, the nearest first', async () => {
  const space = await addBookingDraft(world, 4);
  const bare = await addBookingDraft(world, 3);
  const draft = await addBookingDraft(world, 1);
  const cutoff = (bookingId: number, code: 'DCO' | 'VCO' | 'FCO', hours: number) =>
    world.db.insert(bookingCutoffs).values({ bookingId, code, closesAt: inHours(hours) });
  await cutoff(space.id, 'FCO', 30);
  await cutoff(space.id, 'DCO', 20);
  // Over, too far, and of a booking that is not sent.
  await cutoff(space.id, 'VCO', -1);
  await cutoff(bare.id, 'FCO', 9 * 24);
  await cutoff(draft.id, 'DCO', 10);
  await world.db
    .update(bookings)
    .set({ cutOff: inHours(25) })
    .where(eq(bookings.id, bare.id));
  const { closing } = await look();
  const ours = closing.list.filter(({ bookingId }) => [space.id, bare.id, draft.id].includes(bookingId));
  expect(ours.map(({ bookingId, code }) => [bookingId, code])).toEqual([
    [space.id, 'DCO'],
    [bare.id, 'DCO'],
    [space.id, 'FCO'],
  ]);
  expect(ours[0]).toMatchObject({ name: 'SI cut-off', bookingNo: space.bookingNo });
  expect(ours[0]?.time).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(closing.total).toBeGreaterThanOrEqual(3);
  const other = await look(await world.someone('other', ['order:view']));
  expect(other.closing.list.some(({ bookingId }) => bookingId === space.id)).toBe(false);
});

it('tells what is at sea, and neither what waits nor what has arrived', async () => {
  const sea = await addTrace(world, { sailed: 6 });
  const waiting = await addTrace(world, { sailed: -3 });
  const there = await addTrace(world, { sailed: 60 });
  const { sailing } = await look();
  expect(sailing.list.map(({ bookingId }) => bookingId)).toEqual([sea.bookingId]);
  expect(sailing.total).toBe(1);
  expect(sailing.list[0]?.percent).toBeGreaterThan(10);
  expect(sailing.list[0]?.eta).toMatch(/[+-]\d\d:\d\d$/);
  expect([waiting.bookingId, there.bookingId]).not.toContain(sea.bookingId);
});

it('finds many numbers that were pasted at once, and by state', async () => {
  const three = [await addBookingDraft(world, 2), await addBookingDraft(world, 5), await addBookingDraft(world, 2)];
  const many = [...three.map(({ bookingNo }) => bookingNo), ...Array.from({ length: 40 }, (_, at) => `NONE${at}`)];
  const found = await world.call(orderPage, { keyword: many.join('\n'), size: 50 }, token);
  expect(found.data.total).toBe(3);
  const returned = await world.call(orderPage, { keyword: many.join(','), orderStatus: 5 }, token);
  expect(returned.data.records.map(({ bookingNo }) => bookingNo)).toEqual([three[1]?.bookingNo]);
});

it('writes the chosen bookings into a sheet, in the order in which they are named, and none of anybody else', async () => {
  const [one, two] = [await addBookingDraft(world, 2), await addBookingDraft(world, 4)];
  const headers = { auth: token, language: 'en-US' };
  const get = (bookingIds: number[]) =>
    world.app.inject({ method: 'POST', url: exportOrders.path, payload: { bookingIds }, headers });
  const answer = await get([two.id, one.id]);
  expect(answer.headers['content-disposition']).toContain('orders_2_');
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const words = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  const places = [two.bookingNo, one.bookingNo].map((number) => words.indexOf(number));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  expect(words).toContain('SI cut-off (port time)');
  expect((await get([one.id, world.ids.foreign])).statusCode).toBe(404);
});
