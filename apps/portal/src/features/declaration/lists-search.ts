import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of a list of papers can say; what is to be done unless said. */
export interface PapersSearch extends ListSearch {
  show?: 'open' | 'all' | undefined;
  /** the one that is open, at the desk */
  bookingId?: number | undefined;
}

export const papersSearch = (input: Record<string, unknown>): PapersSearch => ({
  show: oneOf(input['show'], ['open', 'all']),
  bookingId: positiveInteger(input['bookingId']),
  ...listSearch(input),
});
