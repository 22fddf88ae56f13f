import { inArray } from 'drizzle-orm';
import { bookings } from '../../database/schema.ts';
import type { Key } from '../keys.ts';

/** Bookings are known by their number. */
export const BOOKINGS: Key = {
  find: (db, some) =>
    db.select({ name: bookings.bookingNo, id: bookings.id }).from(bookings).where(inArray(bookings.bookingNo, some)),
};
