import { APPLICATION_KINDS, type ApplicationKind } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the customers can say. */
export interface CustomersSearch extends ListSearch {
  /** the one that is open */
  customerId?: number | undefined;
  /** those that wait for a decision of a kind; all without */
  view?: ApplicationKind | undefined;
}

export const customersSearch = (input: Record<string, unknown>): CustomersSearch => ({
  customerId: positiveInteger(input['customerId']),
  view: oneOf(input['view'], APPLICATION_KINDS),
  ...listSearch(input),
});
