import { type Arg, BOOKING_DECISIONS, contract } from '@lading/api-client/contract';
import { afterOrderEvent, ORDER_STATUSES, type OrderStatus } from '@lading/validators/booking';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingForms, bookings, messages, orderLog, todos } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft } from '../../testing/bookings.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { reviewBooking, bookingQueue, bookingInfo, saveBooking } = contract.order;
let server: TestServer;
let world: World;
let desk: string;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  desk = await world.someone('staff', ['order:accept', 'staff:home']);
  writer = await world.someone('customer', ['order:view', 'order:edit', 'order:submit']);
});
afterAll(() => server.close());

const review = (arg: Omit<Arg<typeof reviewBooking>, 'requestId'> & { requestId?: string }, token = desk) =>
  server.call(reviewBooking, { requestId: `${nextSending()}-review`, ...arg }, token);
const SPACE = {
  bkgNo: '6412104416',
  vessel: 'COSCO SHIPPING ALPS',
  voyage: '043E',
  etd: '2026-12-03',
  depot: 'XINGGANG DEPOT, BEILUN',
  cutOffs: [
    { code: 'DCO', closesAt: '2026-11-28T17:00:00+08:00' },
    { code: 'VCO', closesAt: '2026-11-30T20:00:00+08:00' },
    { code: 'FCO', closesAt: '2026-12-01T12:00:00+08:00' },
  ],
} as const;
const WHY = { reason: 'overLimit', text: '26,500 KGS at most' } as const;
const FIELDS = [{ path: 'cargo.goods.0.weight', reason: 'overLimit', text: '' }] as const;
const open = async (bookingId: number) =>
  (
    await world.db
      .select()
      .from(todos)
      .where(and(eq(todos.bookingId, bookingId), eq(todos.status, 2)))
  )
    .map(({ busType, dueAt }) => [busType, dueAt?.toISOString()])
    .sort();
const rowOf = async (id: number) => (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const noticesOf = async (bookingNo: string) =>
  (await world.db.select().from(messages))
    .filter(({ values }) => values.bookingNo === bookingNo)
    .map(({ type }) => type);

const MATRIX = BOOKING_DECISIONS.flatMap((decision) => ORDER_STATUSES.map((status) => [decision, status] as const));

it.each(MATRIX)('%s at %i is done, or refused with the state', async (decision, status) => {
  const { id } = await addBookingDraft(world, status);
  const answer = await review({
    bookingId: id,
    decision,
    ...WHY,
    fields: [...FIELDS],
    ...SPACE,
    cutOffs: [...SPACE.cutOffs],
  });
  const next = afterOrderEvent(status, decision, 4);
  if (next === undefined) expect([answer.code, answer.data]).toEqual(['0', { state: status }]);
  else expect(answer.data).toMatchObject({ bookingId: id, orderStatus: next });
  expect((await rowOf(id))?.orderStatus).toBe(next ?? status);
  const logged = await world.db.$count(orderLog, and(eq(orderLog.bookingId, id), eq(orderLog.event, decision)));
  expect(logged).toBe(next === undefined ? 0 : 1);
});

it('accepts: the customer is told, and whoever did it is in charge', async () => {
  const { id, bookingNo } = await addBookingDraft(world, 2);
  await review({ bookingId: id, decision: 'accept' });
  expect(await noticesOf(bookingNo)).toEqual(['bookingAccepted']);
  const { data } = await server.call(contract.order.bookingContacts, { bookingId: id }, writer);
  expect(data.find(({ role }) => role === 'op')).toMatchObject({ name: '某人', roleName: 'Operations' });
});

it('sends back with reasons at fields: they stand at the fields, and wait in the list of work until it is sent again', async () => {
  const { id, draft, bookingNo } = await addBookingDraft(world, 2);
  const bare = { bookingId: id, decision: 'return' } as const;
  expect((await review({ ...bare, fields: [...FIELDS] })).data).toEqual({ path: 'reason' });
  expect((await review({ ...bare, ...WHY })).data).toEqual({ path: 'fields' });
  await review({ ...bare, ...WHY, fields: [...FIELDS], wantedBy: '2026-11-21T10:00:00+08:00' });
  expect(await open(id)).toEqual([[3, '2026-11-21T02:00:00.000Z']]);
  expect(await noticesOf(bookingNo)).toEqual(['bookingRejected']);
  const { data } = await server.call(bookingInfo, { bookingId: id }, writer);
  expect(data).toMatchObject({
    open: true,
    reason: 'Over the limit: 26,500 KGS at most',
    returned: [{ path: 'cargo.goods.0.weight', reasonName: 'Over the limit' }],
  });
  const list = await server.call(contract.user.toDoList, { size: 50 }, writer);
  const titles = list.data.records.filter(({ map }) => map.bookingId === id).map(({ title }) => title);
  expect(titles).toEqual([`Booking ${bookingNo} came back: please correct it`]);
  const again = { bookingId: id, revision: 1, action: 'submit', draft, requestId: `${nextSending()}-again` } as const;
  expect((await server.call(saveBooking, again, writer)).data.orderStatus).toBe(2);
  expect(await open(id)).toEqual([]);
  expect((await server.call(bookingInfo, { bookingId: id }, writer)).data.returned).toEqual([]);
});

it('without a day of its own it is wanted back before the documents close, or in two days', async () => {
  const { id } = await addBookingDraft(world, 2);
  const before = Date.now();
  await review({ bookingId: id, decision: 'return', ...WHY, fields: [...FIELDS] });
  const due = Date.parse(String((await open(id))[0]?.[1] ?? ''));
  expect(due - before).toBeGreaterThan(47.9 * 3_600_000);
  expect(due - before).toBeLessThan(48.1 * 3_600_000);
});

it('ends it, or lets it go on from where it was', async () => {
  const ask = async (status: OrderStatus) => {
    const { id } = await addBookingDraft(world, status);
    const asked = { bookingId: id, action: 'cancel', reason: 'late', requestId: `${nextSending()}-end` } as const;
    await server.call(saveBooking, asked, writer);
    return id;
  };
  const kept = await ask(3);
  expect((await review({ bookingId: kept, decision: 'keep', ...WHY })).data.orderStatus).toBe(3);
  const ended = await ask(4);
  await world.db
    .insert(todos)
    .values([3, 4, 5, 6, 8].map((busType) => ({ customerId: world.ids.customer, busType, bookingId: ended })));
  expect((await review({ bookingId: ended, decision: 'cancel', ...WHY })).data.orderStatus).toBe(7);
  expect(await open(ended)).toEqual([]);
});

it('is done by one of two at once, once by one sending, and by nobody who looked at an older one', async () => {
  const { id } = await addBookingDraft(world, 2);
  const two = await world.someone('staff', ['order:accept']);
  const answers = await Promise.all([desk, two].map((token) => review({ bookingId: id, decision: 'accept' }, token)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['0', '1']);
  const other = await addBookingDraft(world, 2);
  const once = { bookingId: other.id, decision: 'accept', requestId: 'the-same-one' } as const;
  expect((await review(once)).data).toEqual((await review(once)).data);
  const changed = await addBookingDraft(world, 2);
  await world.db.update(bookingForms).set({ revision: 2 }).where(eq(bookingForms.bookingId, changed.id));
  const late = await review({ bookingId: changed.id, decision: 'accept', revision: 1 });
  expect([late.status, late.data]).toEqual([409, { revision: 2 }]);
});

it('shows the desk what waits, the longest first, and what else there is', async () => {
  const { bookingNo, id } = await addBookingDraft(world, 2);
  const { data } = await server.call(bookingQueue, { keyword: bookingNo }, desk);
  expect(data.records).toMatchObject([
    { bookingId: id, containers: '2×40HQ', owner: '', orderStatusName: 'Submitted' },
  ]);
  expect(data.counts.map(({ state }) => state)).toEqual(['waiting', 'accepted', 'returned', 'all']);
  expect((await server.call(bookingQueue, { state: 'accepted', keyword: bookingNo }, desk)).data.total).toBe(0);
});
