import { type ApiScope, contract, type Endpoint } from '@lading/api-client/contract';

const CALLS: readonly Endpoint[] = Object.values(contract).flatMap((calls) => Object.values(calls) as Endpoint[]);

const opensWith = ({ access }: Endpoint, scope: ApiScope): boolean =>
  typeof access === 'string' ? access === scope : access.some((code) => code === scope);

/** The calls that a scope opens, by their addresses. */
export const callsOf = (scope: ApiScope): readonly Endpoint[] =>
  CALLS.filter((call) => opensWith(call, scope)).sort((one, other) => one.path.localeCompare(other.path));
