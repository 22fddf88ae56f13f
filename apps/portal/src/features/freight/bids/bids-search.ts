import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

export const STATES = ['live', 'outbid', 'countered', 'taken', 'booked', 'lost', 'withdrawn', 'lapsed'] as const;

/** What the address of the bids can say; all of them without a state. */
export interface BidsSearch extends ListSearch {
  /** the one that is open */
  bidId?: number | undefined;
  became?: (typeof STATES)[number] | undefined;
}

export const bidsSearch = (input: Record<string, unknown>): BidsSearch => ({
  bidId: positiveInteger(input['bidId']),
  became: oneOf(input['became'], STATES),
  ...listSearch(input),
});
