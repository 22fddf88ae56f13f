import type { DifferenceClass } from './result.ts';

/** What a policy says of one field. */
export interface FieldPolicy {
  /** usually differs: shown, marked and left out of the counts per class */
  readonly expected?: true;
  /** class of a difference, in place of the usual one */
  readonly class?: Exclude<DifferenceClass, 'same'>;
  readonly skip?: true;
}

/** How two bills are compared: data only. */
export interface ComparePolicy {
  readonly name: string;
  /** both sides may be lists of bills, whose cargo and containers are added up */
  readonly sums: boolean;
  /** how far sums may be apart: packages, KGS, CBM */
  readonly tolerance: { readonly number: string; readonly weight: string; readonly volume: string };
  /** by the path without its row: `bill.sAddress`, `goods.marks`, `containers.packageTypeName` */
  readonly fields: Readonly<Record<string, FieldPolicy>>;
}

const TOLERANCE = { number: '0', weight: '0.001', volume: '0.0001' };

/** The shipping instruction (left) and the draft that came back (right): all must match. */
export const INSTRUCTION_DRAFT: ComparePolicy = {
  name: 'instruction-draft',
  sums: false,
  tolerance: TOLERANCE,
  fields: {},
};

/** The draft before (left) and the draft now (right): what was changed. */
export const DRAFT_DRAFT: ComparePolicy = { name: 'draft-draft', sums: false, tolerance: TOLERANCE, fields: {} };

const expected = (scope: string, names: string): Record<string, FieldPolicy> =>
  Object.fromEntries(names.split(' ').map((name) => [`${scope}.${name}`, { expected: true }]));

/**
 * A master bill (left, with its sub-bills where it has any) and its house bills (right). Vessel, voyage, ETD, ports, containers,
 * types and seals must be equal, packages, weight and volume must add up, and the HS headings of the houses be among the master's. Parties,
 * payment, marks and words of the cargo usually differ: a forwarder ships to its agent, an exporter to an importer.
 */
export const MASTER_HOUSES: ComparePolicy = {
  name: 'master-houses',
  sums: true,
  tolerance: TOLERANCE,
  fields: {
    ...expected('bill', 'fAddress sAddress tAddress tAddressSecond transportClauseName payMethodName payPlaceName'),
    ...expected('bill', 'combineBkgNo placeReceiptCode placeReceiptDesc placeDeliveryCode placeDeliveryDesc'),
    ...expected('bill', 'blContract blTel blEmail blDate remark'),
    ...expected('goods', 'marks goods goodsTypeName packageTypeName'),
    ...expected('containers', 'packageTypeName'),
  },
};
