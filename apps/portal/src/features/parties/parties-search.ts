import { oneOf, positiveInteger, textLike } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the book can say. */
export interface PartiesSearch extends ListSearch {
  /** shippers are not said */
  book?: 'consignee' | 'notify' | undefined;
  country?: string | undefined;
  /** id of the party that is open */
  party?: number | undefined;
}

export const partiesSearch = (input: Record<string, unknown>): PartiesSearch => ({
  ...listSearch(input),
  book: oneOf(input['book'], ['consignee', 'notify']),
  country: textLike(input['country'], /^[A-Z]{2}$/),
  party: positiveInteger(input['party']),
});
