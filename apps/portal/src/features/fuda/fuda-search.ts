import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the partners' rates and charges can say. */
export interface FudaSearch extends ListSearch {
  /** the rates unless said */
  tab?: 'charges' | undefined;
  status?: number | undefined;
  partnerId?: number | undefined;
  /** of the charges: only those that count for a rate */
  rateId?: number | undefined;
}

export const fudaSearch = (input: Record<string, unknown>): FudaSearch => ({
  tab: oneOf(input['tab'], ['charges']),
  status: positiveInteger(input['status']),
  partnerId: positiveInteger(input['partnerId']),
  rateId: positiveInteger(input['rateId']),
  ...listSearch(input),
});
