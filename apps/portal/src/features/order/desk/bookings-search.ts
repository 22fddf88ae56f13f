import type { BookingQueue } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the desk's bookings can say; those that wait unless it says otherwise. */
export interface BookingsSearch extends ListSearch {
  bookingId?: number | undefined;
  state?: Exclude<BookingQueue, 'waiting'> | undefined;
}

export const bookingsSearch = (input: Record<string, unknown>): BookingsSearch => ({
  bookingId: positiveInteger(input['bookingId']),
  state: oneOf(input['state'], ['accepted', 'returned', 'all']),
  ...listSearch(input),
});
