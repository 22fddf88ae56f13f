import type { FileHandlers } from '../handler-files.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { bookingCost } from './booking/cost.ts';
import { bookingById, bookingInfo } from './booking/info.ts';
import { initOrder } from './booking/init.ts';
import { offerCost } from './booking/offer.ts';
import { deleteBookings } from './booking/remove.ts';
import { orderFromRate, saveBooking } from './booking/save.ts';

/** The customer's half of a booking. */
export const booking = (services: Services): FileHandlers<'order', 'booking'> => ({
  initOrder: (asked, caller, older) => initOrder(services, asked, caller, older),
  bookingCost: (asked, caller) => bookingCost(services, asked, caller),
  offerCost: (asked, caller) => offerCost(services.db, asked, caller),
  bookingInfo: (asked, caller, found) => bookingInfo(services.db, asked, caller, found),
  async bookingById(_asked, caller, found) {
    const shown = await bookingById(services.db, caller, found);
    if (!shown) throw notFound();
    return shown;
  },
  saveBooking: (asked, caller) => saveBooking(services, asked, caller),
  orderFromRate: (asked, caller) => orderFromRate(services, asked, caller),
  deleteBooking: (_asked, caller, found) => deleteBookings(services, found, caller),
});
