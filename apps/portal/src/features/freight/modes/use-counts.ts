import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { FreightSearch, Mode } from '../freight-search.ts';
import { useFclPage } from '../use-found.ts';
import { useLane } from '../use-lane.ts';
import { airAsked, cargoOf, lclAsked } from './cargo.ts';
import { FCL } from './ways.ts';

const { lclPage, airPage, truckPage, declarePage } = contract.freight;
const ONE = 1;

/** How many channels each way has between the ends of a question, asked as its own page asks; nothing of a way that cannot be asked so. */
export function useCounts(search: FreightSearch): Partial<Record<Mode | typeof FCL, number>> {
  const { lane, from, to } = useLane(search);
  const isAir = search.mode === 'air';
  const ends = from && to && from.id !== to.id ? { from, to } : undefined;
  const cargo = cargoOf(search);
  const sea = isAir ? undefined : ends;
  const local = sea && { portId: sea.from.id, size: ONE };
  const full = useFclPage(search.mode === undefined ? lane : undefined, search);
  const shared = useQuery(lclPage, sea ? lclAsked(sea, cargo) : null);
  const flown = useQuery(airPage, isAir && ends ? airAsked(ends, cargo) : null);
  const driven = useQuery(truckPage, local ?? null);
  const declared = useQuery(declarePage, local ?? null);
  return {
    [FCL]: full.data?.found,
    lcl: shared.data?.total,
    air: flown.data?.total,
    truck: driven.data?.total,
    declare: declared.data?.total,
  };
}
