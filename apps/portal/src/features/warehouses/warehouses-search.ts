import { positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the warehouses can say. */
export interface WarehousesSearch extends ListSearch {
  countryId?: number | undefined;
}

export const warehousesSearch = (input: Record<string, unknown>): WarehousesSearch => ({
  countryId: positiveInteger(input['countryId']),
  ...listSearch(input),
});
