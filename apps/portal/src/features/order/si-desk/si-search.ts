import type { SiQueue } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the desk's instructions can say; those that wait unless it says otherwise. */
export interface SiSearch extends ListSearch {
  bookingId?: number | undefined;
  state?: Exclude<SiQueue, 'open'> | undefined;
}

export const siSearch = (input: Record<string, unknown>): SiSearch => ({
  bookingId: positiveInteger(input['bookingId']),
  state: oneOf(input['state'], ['late', 'returned', 'accepted', 'all']),
  ...listSearch(input),
});
