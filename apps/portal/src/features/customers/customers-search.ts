import type { APPLICATION_KINDS, ApplicationKind } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const KINDS: typeof APPLICATION_KINDS = ['certification', 'credit', 'fuda'];

/** What the address of the customers can say. */
export interface CustomersSearch extends ListSearch {
  /** the one that is open */
  customerId?: number | undefined;
  /** those that wait for a decision of a kind; all without */
  view?: ApplicationKind | undefined;
}

export const customersSearch = (input: Record<string, unknown>): CustomersSearch => ({
  customerId: positiveInteger(input['customerId']),
  view: oneOf(input['view'], KINDS),
  ...listSearch(input),
});
