import { contract } from '@lading/api-client/contract';
import { ORDER_STATUSES } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings, messages, orderLog } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft, addPair } from '../../testing/bookings.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { addTrace } from '../../testing/traces.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { formOf } from './form.ts';

const { splitBooking, mergeBookings, assignBooking, bookingTeam, saveMilestone, bookingQueue, traceOcean } =
  contract.order;
let server: TestServer;
let world: World;
let desk: string;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  desk = await world.someone('staff', ['order:accept', 'track:view']);
});
afterAll(() => server.close());

const requestId = () => `${nextSending()}-divide`;
const draftOf = async (id: number) => (await formOf(world.db, id))?.draft;
const sumsOf = async (id: number) => {
  const draft = await draftOf(id);
  return {
    boxes: draft?.equipment.boxes.map(({ count }) => count),
    goods: draft?.cargo.goods.map(({ number, weight, volume }) => [number, weight, volume]),
  };
};
const PART = { line: 0, number: 240, weight: '2580.5', volume: '29.335' };

it('puts a box and its goods into a new booking at the same point, and loses nothing', async () => {
  const { id, bookingNo } = await addBookingDraft(world, 3);
  const asked = { bookingId: id, revision: 1, boxes: [{ line: 0, count: 1 }], goods: [PART], requestId: requestId() };
  const { data } = await server.call(splitBooking, asked, desk);
  expect(await sumsOf(id)).toEqual({ boxes: [1], goods: [[400, '4299.5', '48.900']] });
  expect(await sumsOf(data.bookingId)).toEqual({ boxes: [1], goods: [[240, '2580.5', '29.335']] });
  const [made] = await world.db.select().from(bookings).where(eq(bookings.id, data.bookingId));
  expect(made).toMatchObject({ orderStatus: 3, customerId: world.ids.customer });
  // Sent once more it answers the same, and an older look is told so.
  expect((await server.call(splitBooking, asked, desk)).data).toEqual(data);
  expect((await server.call(splitBooking, { ...asked, requestId: requestId() }, desk)).status).toBe(409);
  const log = await world.db.select().from(orderLog).where(eq(orderLog.bookingId, data.bookingId));
  expect(log.at(-1)).toMatchObject({ event: 'split', values: { other: bookingNo } });
});

it.each([
  ['all boxes', { boxes: [{ line: 0, count: 2 }], goods: [] }, 'boxes'],
  ['more boxes than there are', { boxes: [{ line: 0, count: 3 }], goods: [] }, 'boxes'],
  ['more packages', { boxes: [{ line: 0, count: 1 }], goods: [{ ...PART, number: 641 }] }, 'goods'],
  ['more weight', { boxes: [{ line: 0, count: 1 }], goods: [{ ...PART, weight: '6880.1' }] }, 'goods'],
  ['a line that is none', { boxes: [{ line: 0, count: 1 }], goods: [{ ...PART, line: 4 }] }, 'goods'],
])('does not split off %s', async (_, more, path) => {
  const { id } = await addBookingDraft(world, 2);
  const answer = await server.call(splitBooking, { bookingId: id, ...more, requestId: requestId() }, desk);
  expect([answer.code, answer.data]).toEqual(['0', { path }]);
  expect((await sumsOf(id)).boxes).toEqual([2]);
});

it.each(ORDER_STATUSES)('at %i it is split as long as no carrier gave it space', async (status) => {
  const { id } = await addBookingDraft(world, status);
  const asked = { bookingId: id, boxes: [{ line: 0, count: 1 }], requestId: requestId() };
  expect((await server.call(splitBooking, asked, desk)).code).toBe(status === 2 || status === 3 ? '1' : '0');
});

it('takes another booking of the same sailing in, and ends it with a word', async () => {
  const { into, other } = await addPair(world);
  const asked = { bookingId: into.id, otherNo: other.bookingNo.toLowerCase(), requestId: requestId() };
  expect((await server.call(mergeBookings, asked, desk)).data).toMatchObject({ bookingId: into.id, orderStatus: 2 });
  expect(await sumsOf(into.id)).toMatchObject({
    boxes: [4],
    goods: [[640], [640]].map(([n]) => [n, '6880', '78.235']),
  });
  const [ended] = await world.db.select().from(bookings).where(eq(bookings.id, other.id));
  expect(ended?.orderStatus).toBe(7);
  const told = (await world.db.select().from(messages)).find(({ values }) => values['bookingNo'] === other.bookingNo);
  expect(told).toMatchObject({ type: 'bookingCancelled', values: { saidEn: `Taken into ${into.bookingNo}` } });
});

it('takes in none of another lane, of another state, of nobody, and not itself', async () => {
  const { into } = await addPair(world);
  const lane = await addBookingDraft(world, 2);
  const accepted = await addPair(world, 3);
  const code = async (otherNo: string) =>
    (await server.call(mergeBookings, { bookingId: into.id, otherNo, requestId: requestId() }, desk)).code;
  const codes = [];
  for (const no of [lane.bookingNo, accepted.other.bookingNo, 'MB0', into.bookingNo]) codes.push(await code(no));
  expect(codes).toEqual(['0', '0', '404', '404']);
});

it('is given to one of those who answer bookings, or to nobody', async () => {
  const { id, bookingNo } = await addBookingDraft(world, 2);
  const { list } = (await server.call(bookingTeam, { bookingId: id }, desk)).data;
  const [one] = list;
  const give = async (userId?: number) =>
    server.call(assignBooking, { bookingId: id, requestId: requestId(), ...(userId && { userId }) }, desk);
  const owner = async () =>
    (await server.call(bookingQueue, { keyword: bookingNo }, desk)).data.records.map((row) => row.owner);
  expect((await give(one?.id)).data.owner).toBe(one?.name);
  expect(await owner()).toEqual([one?.name]);
  expect((await server.call(bookingTeam, { bookingId: id }, desk)).data.ownerId).toBe(one?.id);
  await give();
  expect(await owner()).toEqual(['']);
  expect((await give(world.ids.user)).status).toBe(404);
});

it('has milestones by hand: they count until somebody says something newer, and can be taken back', async () => {
  const { bookingId } = await addTrace(world, { sailed: -12 });
  await world.db.update(bookings).set({ orderStatus: 4 }).where(eq(bookings.id, bookingId));
  const note = (more: object) =>
    server.call(saveMilestone, { bookingId, code: 'departed', at: 'load', requestId: requestId(), ...more }, desk);
  const departed = async () => {
    const { milestones } = (await server.call(traceOcean, { bookingId }, desk)).data;
    return milestones.find(({ code }) => code === 'departed');
  };
  expect((await note({ time: 'soon' })).data).toEqual({ path: 'time' });
  expect((await note({ classifier: 'EST', time: '2026-12-09T10:00:00+08:00' })).code).toBe('1');
  expect(await departed()).toMatchObject({ classifier: 'EST', source: 'manual', time: '2026-12-09T10:00:00+08:00' });
  expect((await note({ time: '' })).data.orderStatus).toBe(4);
  expect(await departed()).not.toMatchObject({ source: 'manual' });
  expect((await note({ time: '2026-11-20T10:00:00+08:00' })).data.orderStatus).toBe(8);
  const { id } = await addBookingDraft(world, 2);
  expect((await note({ bookingId: id, time: '2026-11-20T10:00:00+08:00' })).code).toBe('0');
});
