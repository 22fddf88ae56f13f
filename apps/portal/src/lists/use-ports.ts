import { contract, type PortKind, type PortSide } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useState } from 'react';
import { useLoadable } from '../kit/use-loadable.ts';

const { ports, portGroups, hotAirPorts } = contract.basedata;

const NONE: readonly never[] = [];

/** What a `PortField` offers before something is typed: the popular airports, and what matters by trade lane. */
function usePortOffers(kind: PortKind, side?: PortSide) {
  const ofSide = side && { side };
  const hot = useQuery(hotAirPorts, kind === 'air' ? { ...ofSide } : null);
  const groups = useQuery(portGroups, { kind, ...ofSide });
  return { hot: hot.data ?? NONE, groups: groups.data ?? NONE };
}

/** What a `PortField` finds for what is typed, with what it offers before. */
export function usePorts(kind: PortKind, side?: PortSide) {
  const [searchValue, search] = useState('');
  const asked = searchValue === '' ? null : { searchValue, kind, ...(side && { side }) };
  const found = useLoadable(useQuery(ports, asked, { keepPrevious: true }));
  return { found, onSearch: search, ...usePortOffers(kind, side) };
}
