import type { BROADCAST_STATES, BroadcastState } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const STATES: typeof BROADCAST_STATES = ['scheduled', 'sent', 'cancelled'];

/** What the address of what was written to customers can say. */
export interface BroadcastsSearch extends ListSearch {
  /** the one that is open, or a new one */
  row?: number | 'new' | undefined;
  state?: BroadcastState | undefined;
}

export const broadcastsSearch = (input: Record<string, unknown>): BroadcastsSearch => ({
  row: input['row'] === 'new' ? 'new' : positiveInteger(input['row']),
  state: oneOf(input['state'], STATES),
  ...listSearch(input),
});
