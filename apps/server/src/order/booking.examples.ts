import { nextSending } from '../testing/base-rows.ts';
import { addBookingDraft, goodDraft, rateFor } from '../testing/bookings.ts';
import type { Examples } from '../testing/example.ts';
import { addFx, addLane, addLcl } from '../testing/freight.ts';

export const examples: Examples<'order', 'booking'> = {
  initOrder: async (world) => ({ bookingId: (await addBookingDraft(world)).id }),
  bookingCost: async (world) => ({
    rateId: (await rateFor(world)).rateId,
    containers: [{ ctnType: 3, count: 2 }],
    services: (await goodDraft(world)).services,
  }),
  async offerCost(world) {
    await addFx(world);
    return {
      mode: 'lcl',
      rateId: await addLcl(world, await addLane(world, 'lcl'), '35.00', ['20.00', '50.00']),
      weight: '2500',
      volume: '4.2',
    };
  },
  bookingInfo: async (world) => ({ bookingId: (await addBookingDraft(world)).id, type: 3 }),
  bookingById: async (world) => ({ id: (await addBookingDraft(world, 2)).id }),
  async saveBooking(world) {
    const { id, draft } = await addBookingDraft(world);
    return { bookingId: id, revision: 1, action: 'draft', draft, requestId: `${nextSending()}-save` };
  },
  async orderFromRate(world) {
    const { rateId, draft, told, priceToken } = await rateFor(world);
    const { id } = await addBookingDraft(world);
    return { bookingId: id, revision: 1, rateId, draft, told, priceToken, requestId: `${nextSending()}-send` };
  },
  deleteBooking: async (world) => ({ ids: [(await addBookingDraft(world)).id] }),
};
