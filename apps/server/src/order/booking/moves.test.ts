import { contract } from '@lading/api-client/contract';
import { afterOrderEvent, ORDER_STATUS, ORDER_STATUSES, type OrderEvent } from '@lading/validators/booking';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, orderLog } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft } from '../../testing/bookings.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { sail } from '../tracking/sail.ts';

const { saveBooking, reviewBooking } = contract.order;
let server: TestServer;
let world: World;
let writer: string;
let desk: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  writer = await world.someone('customer', ['order:view', 'order:edit', 'order:submit']);
  desk = await world.someone('staff', ['order:accept', 'staff:home']);
});
afterAll(() => server.close());

const requestId = () => `${nextSending()}-moves`;
const statusOf = async (id: number) =>
  (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.orderStatus;
const logged = (id: number, event: OrderEvent) =>
  world.db.$count(orderLog, and(eq(orderLog.bookingId, id), eq(orderLog.event, event)));

// What the desk does is in review.test.ts, state by state too.
const OF_CUSTOMER = { submit: 'submit', withdraw: 'withdraw', cancel: 'askCancel' } as const;

describe.each(['submit', 'withdraw', 'cancel'] as const)('a customer who wants to %s', (action) => {
  it.each(ORDER_STATUSES)('at %i does so, or hears where it is', async (status) => {
    const { id, draft } = await addBookingDraft(world, status);
    const sent = { bookingId: id, revision: 1, action, reason: 'The factory is late', requestId: requestId() };
    const answer = await server.call(saveBooking, action === 'submit' ? { ...sent, draft } : sent, writer);
    const event = OF_CUSTOMER[action];
    const next = afterOrderEvent(status, event);
    if (next === undefined) {
      expect([answer.code, answer.data]).toEqual(['0', { state: status }]);
      expect(answer.message).not.toBe('');
    } else expect(answer.data).toMatchObject({ bookingId: id, orderStatus: next });
    expect(await statusOf(id)).toBe(next ?? status);
    expect(await logged(id, event)).toBe(next === undefined ? 0 : 1);
  });
});

it('tells whoever looked at it before it was moved that somebody was first', async () => {
  const { id } = await addBookingDraft(world, ORDER_STATUS.submitted);
  const seenStatus = ORDER_STATUS.submitted;
  await server.call(reviewBooking, { bookingId: id, decision: 'accept', seenStatus, requestId: requestId() }, desk);
  const back = { bookingId: id, action: 'withdraw', seenStatus, requestId: requestId() } as const;
  const late = await server.call(saveBooking, back, writer);
  expect([late.status, late.code, late.data]).toEqual([409, '409', { state: ORDER_STATUS.accepted }]);
  const sent = { bookingId: id, decision: 'return', reason: 'overLimit', seenStatus, requestId: requestId() } as const;
  expect((await server.call(reviewBooking, sent, desk)).status).toBe(409);
  expect(await statusOf(id)).toBe(ORDER_STATUS.accepted);
});

it.each(ORDER_STATUSES)('a ship that leaves moves a booking at %i, or leaves it', async (status) => {
  const { id } = await addBookingDraft(world, status);
  const nobody = { publish: async () => undefined };
  await world.db.transaction((tx) => sail(tx, nobody, id));
  const next = afterOrderEvent(status, 'sail');
  expect(await statusOf(id)).toBe(next ?? status);
  expect(await logged(id, 'sail')).toBe(next === undefined ? 0 : 1);
});

it('is taken back or accepted where both are done at once, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await addBookingDraft(world, ORDER_STATUS.submitted);
    const [back, taken] = await Promise.all([
      server.call(saveBooking, { bookingId: id, action: 'withdraw', seenStatus: 2, requestId: requestId() }, writer),
      server.call(reviewBooking, { bookingId: id, decision: 'accept', seenStatus: 2, requestId: requestId() }, desk),
    ]);
    expect([back.code, taken.code].sort()).toEqual(['1', '409']);
    expect(await statusOf(id)).toBe(back.code === '1' ? ORDER_STATUS.draft : ORDER_STATUS.accepted);
    expect((await logged(id, 'withdraw')) + (await logged(id, 'accept'))).toBe(1);
  }
});
