import { dayLike } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the list of payments can say. */
export interface PaymentsSearch extends ListSearch {
  from?: string | undefined;
  to?: string | undefined;
}

export const paymentsSearch = (input: Record<string, unknown>): PaymentsSearch => ({
  ...listSearch(input),
  from: dayLike(input['from']),
  to: dayLike(input['to']),
});
