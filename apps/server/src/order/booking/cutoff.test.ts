import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingCutoffs, bookings, messages, orderLog, todos } from '../../database/schema.ts';
import { worded } from '../../message/wording.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft } from '../../testing/bookings.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { moveCutoff, blCutoffs } = contract.order;
let world: World;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  desk = await world.someone('staff', ['order:accept', 'order:view']);
});
afterAll(() => world.close());

const FIRST = new Date('2031-05-20T04:00:00Z');
/** A booking that has its space, with documents that close and an instruction to be written. */
async function spaced() {
  const { id, bookingNo } = await addBookingDraft(world, 2);
  await world.db.update(bookings).set({ orderStatus: 4, cutOff: FIRST }).where(eq(bookings.id, id));
  await world.db.insert(bookingCutoffs).values({ bookingId: id, code: 'DCO', closesAt: FIRST });
  for (const busType of [4, 5])
    await world.db.insert(todos).values({ customerId: world.ids.customer, busType, bookingId: id, dueAt: FIRST });
  const move = (more: object = {}) =>
    world.call(
      moveCutoff,
      {
        bookingId: id,
        code: 'DCO',
        closesAt: '2031-05-19T18:00:00+08:00',
        requestId: `${nextSending()}-cutoff`,
        ...more,
      },
      desk,
    );
  const dueOf = async (busType: number) =>
    (
      await world.db
        .select()
        .from(todos)
        .where(and(eq(todos.bookingId, id), eq(todos.busType, busType)))
    )[0]?.dueAt?.toISOString();
  const told = async () =>
    (await world.db.select().from(messages)).filter(({ values }) => values.bookingNo === bookingNo);
  return { id, bookingNo, move, dueOf, told };
}

it('moves with what is due by it, is in the story of the order, and tells the customer of both times', async () => {
  const { id, move, dueOf, told } = await spaced();
  expect((await move()).code).toBe('1');
  const reader = await world.someone('customer', ['order:view', 'bill:view']);
  const { data } = await world.call(blCutoffs, { bookingId: id }, reader);
  expect(data.list.find(({ code }) => code === 'DCO')?.time).toBe('2031-05-19T18:00:00+08:00');
  expect([await dueOf(5), await dueOf(4)]).toEqual(['2031-05-19T10:00:00.000Z', FIRST.toISOString()]);
  expect(await world.db.$count(orderLog, and(eq(orderLog.bookingId, id), eq(orderLog.event, 'cutoff')))).toBe(1);
  const [row] = await told();
  if (!row) throw new Error('nobody was told');
  expect(row.type).toBe('cutoffChanged');
  expect(worded(row, 'zh-CN').message).toContain('截单由 2031-05-20 12:00 改为 2031-05-19 18:00');
  expect(worded(row, 'en-US').message).toContain('SI cut-off from 2031-05-20 12:00 to 2031-05-19 18:00');
});

it('is done once, however often it is sent, and says nothing of a time that stays', async () => {
  const { move, told } = await spaced();
  const requestId = `${nextSending()}-cutoff`;
  await Promise.all([move({ requestId }), move({ requestId })]);
  await move();
  expect(await told()).toHaveLength(1);
});

it('has weights due when the terminal closes, where nothing else was said', async () => {
  const { move, dueOf } = await spaced();
  await move({ code: 'FCO', closesAt: '2031-05-21T00:00:00+08:00' });
  expect(await dueOf(4)).toBe('2031-05-20T16:00:00.000Z');
  await move({ code: 'VCO', closesAt: '2031-05-20T20:00:00+08:00' });
  await move({ code: 'FCO', closesAt: '2031-05-22T00:00:00+08:00' });
  expect(await dueOf(4)).toBe('2031-05-20T12:00:00.000Z');
});

it('is refused with the reason: no time, a past one, no space', async () => {
  const { id, move, told } = await spaced();
  expect((await move({ closesAt: 'tomorrow' })).data).toEqual({ path: 'closesAt' });
  expect((await move({ closesAt: '2020-05-19T18:00:00+08:00' })).data).toEqual({ path: 'closesAt' });
  await world.db.update(bookings).set({ orderStatus: 8 }).where(eq(bookings.id, id));
  expect((await move()).code).toBe('0');
  expect(await told()).toEqual([]);
});
