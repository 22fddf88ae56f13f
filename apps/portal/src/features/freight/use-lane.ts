import { contract, type PortKind } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { containersOf, type Lane, type Port } from './asked.ts';
import type { FreightSearch } from './freight-search.ts';
import { portsOf } from './modes/ways.ts';

const { ports, dictionaries } = contract.basedata;
const TYPES = ['ctnType', 'goodsType'] as const;

/** The port of a code: null where there is none of it, undefined while it is looked up. */
function usePort(code: string | undefined, kind: PortKind) {
  const { data, error, refresh } = useQuery(ports, code ? { searchValue: code, kind } : null);
  const found: Port | null | undefined = data && (data.find(({ portCode }) => portCode === code) ?? null);
  return { found, coming: code !== undefined && !data && !error, error, refresh };
}

/** What the codes of an address stand for. */
export function useLane({ mode, from, to, ctn }: FreightSearch) {
  const kind = portsOf(mode);
  const [start, end] = [usePort(from, kind), usePort(to, kind)];
  const lists = useQuery(dictionaries, { types: [...TYPES] });
  const types = lists.data?.ctnType ?? [];
  const containers = containersOf(ctn, types);
  const lane: Lane | undefined =
    start.found && end.found && containers && start.found.id !== end.found.id
      ? { from: start.found, to: end.found, containers }
      : undefined;
  const failed = [start, end, lists].find(({ error }) => error);
  return {
    lane,
    /** what the address names is still being looked up; a form that began without it would keep its empty fields */
    coming: !failed && (start.coming || end.coming || lists.data === undefined),
    from: start.found ?? undefined,
    to: end.found ?? undefined,
    containers: containers ?? [],
    types,
    goods: lists.data?.goodsType ?? [],
    error: failed?.error,
    refresh: () => failed?.refresh(),
  };
}
