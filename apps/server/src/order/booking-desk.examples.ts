import { eq } from 'drizzle-orm';
import { bookings } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addBookingDraft, addPair } from '../testing/bookings.ts';
import type { Examples } from '../testing/example.ts';
import { addTrace } from '../testing/traces.ts';

export const examples: Examples<'order', 'bookingDesk'> = {
  bookingQueue: () => ({ state: 'all' }),
  bookingTeam: async (world) => ({ bookingId: (await addBookingDraft(world, 2)).id }),
  assignBooking: async (world) => ({
    bookingId: (await addBookingDraft(world, 2)).id,
    requestId: `${nextSending()}-assign`,
  }),
  saveMilestone: async (world) => {
    const { bookingId } = await addTrace(world);
    const time = new Date().toISOString();
    return { bookingId, code: 'gateIn', at: 'load', time, requestId: `${nextSending()}-milestone` };
  },
  moveCutoff: async (world) => {
    const { bookingId } = await addTrace(world);
    await world.db.update(bookings).set({ orderStatus: 4 }).where(eq(bookings.id, bookingId));
    return { bookingId, code: 'VCO', closesAt: '2031-05-20T17:00:00+08:00', requestId: `${nextSending()}-cutoff` };
  },
  splitBooking: async (world) => ({
    bookingId: (await addBookingDraft(world, 2)).id,
    boxes: [{ line: 0, count: 1 }],
    goods: [],
    requestId: `${nextSending()}-split`,
  }),
  mergeBookings: async (world) => {
    const { into, other } = await addPair(world);
    return { bookingId: into.id, otherNo: other.bookingNo, requestId: `${nextSending()}-merge` };
  },
  reviewBooking: async (world) => ({
    bookingId: (await addBookingDraft(world, 2)).id,
    decision: 'accept',
    requestId: `${nextSending()}-review`,
  }),
};
