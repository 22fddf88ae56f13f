import { nextSending } from '../testing/base-rows.ts';
import { addBookingDraft } from '../testing/bookings.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'bookingDesk'> = {
  bookingQueue: () => ({ state: 'all' }),
  reviewBooking: async (world) => ({
    ...{ bookingId: (await addBookingDraft(world, 2)).id, decision: 'accept' },
    requestId: `${nextSending()}-review`,
  }),
};
