import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useState } from 'react';
import { useLoadable } from '../kit/use-loadable.ts';

const { fbaWarehouseIds, fbaCountries } = contract.basedata;

/** What a `WarehouseField` offers, by country: the popular ones, then those that fit what is typed. */
export function useWarehouses(countryId?: number) {
  const [searchValue, search] = useState('');
  const asked = { searchValue, flag: 1, ...(countryId !== undefined && { countryId }) };
  const countries = useLoadable(useQuery(fbaWarehouseIds, asked, { keepPrevious: true }));
  return { countries, onSearch: search };
}

/** The countries that have warehouses, the most first. */
export const useWarehouseCountries = () => useLoadable(useQuery(fbaCountries, undefined));
