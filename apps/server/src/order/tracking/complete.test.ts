import { ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings, orderLog } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { addTrace, SILENT } from '../../testing/traces.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { completeArrived } from './complete.ts';

const DAY = 86_400_000;
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());

const statusOf = async (id: number) =>
  (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.orderStatus;

it('ends an order ninety days after its ship arrived, once, and none before or at another state', async () => {
  const ship = async (status: number) => {
    const { bookingId } = await addTrace(world, { sailed: 30 });
    const where = eq(bookings.id, bookingId);
    await world.db
      .update(bookings)
      .set({ orderStatus: status as 8, portEndCode: 'USLAX' })
      .where(where);
    return bookingId;
  };
  const [sailed, rolled] = [await ship(ORDER_STATUS.sailed), await ship(ORDER_STATUS.rolled)];
  expect(await completeArrived(world.db, SILENT, new Date(Date.now() + 70 * DAY))).toBe(0);
  const later = new Date(Date.now() + 80 * DAY);
  expect(await completeArrived(world.db, SILENT, later)).toBe(1);
  expect(await completeArrived(world.db, SILENT, later)).toBe(0);
  expect([await statusOf(sailed), await statusOf(rolled)]).toEqual([ORDER_STATUS.completed, ORDER_STATUS.rolled]);
  const log = await world.db.select().from(orderLog).where(eq(orderLog.bookingId, sailed));
  expect(log).toMatchObject([{ event: 'complete', fromStatus: ORDER_STATUS.sailed, userId: null }]);
});
