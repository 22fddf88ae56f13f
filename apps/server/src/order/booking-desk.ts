import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { assignBooking, bookingTeam, saveMilestone } from './booking/by-hand.ts';
import { moveCutoff } from './booking/cutoff.ts';
import { mergeBookings, splitBooking } from './booking/divide.ts';
import { bookingQueue } from './booking/queue.ts';
import { reviewBooking } from './booking/review.ts';

/** The forwarder's half of a booking. */
export const bookingDesk = (services: Services): FileHandlers<'order', 'bookingDesk'> => ({
  bookingQueue: (asked, caller) => bookingQueue(services.db, asked, caller),
  bookingTeam: (asked, caller) => bookingTeam(services.db, asked, caller),
  assignBooking: (asked, caller) => assignBooking(services, asked, caller),
  saveMilestone: (asked, caller) => saveMilestone(services, asked, caller),
  moveCutoff: (asked, caller) => moveCutoff(services, asked, caller),
  splitBooking: (asked, caller) => splitBooking(services, asked, caller),
  mergeBookings: (asked, caller) => mergeBookings(services, asked, caller),
  reviewBooking: (asked, caller) => reviewBooking(services, asked, caller),
});
