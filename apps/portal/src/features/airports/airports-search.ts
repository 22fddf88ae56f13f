import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

export const AIR_TABS = ['airlines', 'airports', 'routes'] as const;
export type AirTab = (typeof AIR_TABS)[number];

/** What the address of the airlines, airports and flights can say. */
export interface AirSearch extends ListSearch {
  tab?: AirTab | undefined;
  countryId?: number | undefined;
  airlineId?: number | undefined;
}

export const airSearch = (input: Record<string, unknown>): AirSearch => ({
  tab: oneOf(input['tab'], AIR_TABS),
  countryId: positiveInteger(input['countryId']),
  airlineId: positiveInteger(input['airlineId']),
  ...listSearch(input),
});
