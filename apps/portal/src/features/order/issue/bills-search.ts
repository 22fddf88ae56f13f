import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the staff page can say. */
export interface BillsSearch extends ListSearch {
  /** the booking that is open */
  bookingId?: number | undefined;
  state?: 'answered' | 'all' | undefined;
}

export const billsSearch = (input: Record<string, unknown>): BillsSearch => ({
  bookingId: positiveInteger(input['bookingId']),
  state: oneOf(input['state'], ['answered', 'all']),
  ...listSearch(input),
});
