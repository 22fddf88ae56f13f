import { oneOf } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the page of a company's people can say. */
export interface MembersSearch extends ListSearch {
  active?: 'on' | 'off' | undefined;
}

export const membersSearch = (input: Record<string, unknown>): MembersSearch => ({
  active: oneOf(input['active'], ['on', 'off']),
  ...listSearch(input),
});
