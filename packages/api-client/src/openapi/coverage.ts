import type { Access } from '../contract/access.ts';
import type { Contract, Endpoint, Kind } from '../contract/define.ts';

export interface Coverage {
  /** `order.blType` */
  readonly call: string;
  readonly path: string;
  readonly kind: Kind;
  readonly access: Access;
  /** true where the specification does not show the call */
  readonly assumed: boolean;
}

/** Every call with its domain, in the order of the contract. */
export const callsOf = (contract: Contract): readonly (readonly [domain: string, name: string, endpoint: Endpoint])[] =>
  Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [domain, name, endpoint] as const),
  );

/** Which calls there are, who may make them, and which of them are our own assumption. */
export const coverage = (contract: Contract): readonly Coverage[] =>
  callsOf(contract).map(([domain, name, { path, kind, access, assumed }]) => ({
    call: `${domain}.${name}`,
    path,
    kind,
    access,
    assumed,
  }));
