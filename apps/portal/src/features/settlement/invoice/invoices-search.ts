import { positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the list of invoices can say. */
export interface InvoicesSearch extends ListSearch {
  /** a number of its state, one more than the call's: an address says no 0 */
  status?: number | undefined;
}

export function invoicesSearch(input: Record<string, unknown>): InvoicesSearch {
  const status = positiveInteger(input['status']);
  return { ...listSearch(input), status: status !== undefined && status <= 6 ? status : undefined };
}
