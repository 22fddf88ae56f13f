import { contract, type DictionaryType, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useCallback } from 'react';
import { useLoadable } from '../kit/use-loadable.ts';

const { dictionaries } = contract.basedata;

/** What a dictionary offers, in the order of the house. */
export function useDictionary(type: DictionaryType) {
  const entriesOf = useCallback((answer: Out<typeof dictionaries>) => answer[type] ?? [], [type]);
  return useLoadable(useQuery(dictionaries, { types: [type] }), entriesOf);
}
