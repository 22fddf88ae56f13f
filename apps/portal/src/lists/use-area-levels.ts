import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useLoadable } from '../kit/use-loadable.ts';

const { areas } = contract.basedata;

interface Chosen {
  readonly id: number;
  readonly leaf?: boolean | undefined;
}

const useBelow = (area: Chosen | undefined) =>
  useLoadable(useQuery(areas, area && !area.leaf ? { pid: area.id } : null));
const WORLD: Chosen = { id: 0 };

/** What each level of an `AreaField` offers: the countries, then what is below each of the chosen ones. */
export function useAreaLevels(value: readonly Chosen[]) {
  const levels = [useBelow(WORLD), useBelow(value[0]), useBelow(value[1]), useBelow(value[2])];
  return levels.slice(0, value.length + 1);
}
