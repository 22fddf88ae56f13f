import type { PortKind } from '@lading/api-client/contract';
import type { FreightSearch, Mode } from '../freight-search.ts';

/** Whole containers: what an address means that says no other way. */
export const FCL = 'fcl';

/** Ways that the form asks for; what goes with them, such as trucks, has lists of its own. */
export const ASKED = [FCL, 'lcl', 'air'] as const;

/** Ways to a site of Amazon type, by their number: each is a transport type of its own in the form. */
export const FBA_WAYS = ([1, 2, 3, 4, 5] as const).map((way) => ({ value: `fba${way}`, way }));

export const isFba = (way: string): boolean => way.startsWith('fba');

/** The question for a site that a transport type begins; the cargo goes on. */
export const fbaSearch = (type: string, { weight, volume, goods }: FreightSearch): FreightSearch => ({
  mode: 'fba',
  way: FBA_WAYS.find(({ value }) => value === type)?.way,
  weight,
  volume,
  goods,
});

/** Where a way begins and ends. */
export const portsOf = (way: Mode | string | undefined): PortKind => (way === 'air' ? 'air' : 'sea');
