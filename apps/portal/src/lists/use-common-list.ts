import { contract, type In } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useLoadable } from '../kit/use-loadable.ts';

const { commonList } = contract.basedata;

/** A short list of a selector, whole: countries, airlines, carriers, kinds of trucks, banks. */
export const useCommonList = (kind: Exclude<In<typeof commonList>['kind'], 'warehouse'>) =>
  useLoadable(useQuery(commonList, { kind }));
