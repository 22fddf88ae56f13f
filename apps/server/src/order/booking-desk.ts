import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { bookingQueue } from './booking/queue.ts';
import { reviewBooking } from './booking/review.ts';

/** The forwarder's half of a booking. */
export const bookingDesk = (services: Services): FileHandlers<'order', 'bookingDesk'> => ({
  bookingQueue: (asked, caller) => bookingQueue(services.db, asked, caller),
  reviewBooking: (asked, caller) => reviewBooking(services, asked, caller),
});
