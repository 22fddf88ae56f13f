import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the questions can say. */
export interface InquiriesSearch extends ListSearch {
  /** the one that is open */
  inquiryId?: number | undefined;
  state?: 'answered' | 'all' | undefined;
}

export const inquiriesSearch = (input: Record<string, unknown>): InquiriesSearch => ({
  inquiryId: positiveInteger(input['inquiryId']),
  state: oneOf(input['state'], ['answered', 'all']),
  ...listSearch(input),
});
