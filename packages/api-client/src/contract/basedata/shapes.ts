/** Sea ports and airports. */
export const PORT_KINDS = ['sea', 'air'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

/** Where cargo begins: the forwarder's own coast. Where it ends: everywhere else. */
export const PORT_SIDES = ['start', 'end'] as const;
export type PortSide = (typeof PORT_SIDES)[number];

/** The trade lanes by which ports are grouped, in their order. */
export const LANES = [
  'china',
  'northeast-asia',
  'southeast-asia',
  'south-asia',
  'middle-east',
  'europe',
  'north-america',
  'latin-america',
  'oceania',
  'africa',
] as const;
export type Lane = (typeof LANES)[number];

/** What stands behind an id in the forms. */
export const DICTIONARY_TYPES = [
  'transportClause',
  'payMethod',
  'blMethod',
  'settleMethod',
  'goodsType',
  'packageType',
  'ctnType',
  'shipping',
  'transportType',
  'spaceState',
  'smsPurpose',
  'incoterm',
  'currency',
  'priceLevel',
  'fileKind',
  'contactRole',
  'releaseKind',
  'trackBy',
  'newsCategory',
  'reasonCode',
  'disputeReason',
  'truckType',
  'bank',
] as const;
export type DictionaryType = (typeof DICTIONARY_TYPES)[number];

/** What the generic list lists. */
export const COMMON_KINDS = ['carrier', 'airline', 'country', 'warehouse', 'truckType', 'bank'] as const;
export type CommonKind = (typeof COMMON_KINDS)[number];

export const FBA_TYPES = ['FC', 'IXD', '3PL'] as const;
export type FbaType = (typeof FBA_TYPES)[number];
export const FBA_STATUS = ['open', 'limited', 'closed'] as const;
export type FbaStatus = (typeof FBA_STATUS)[number];
/** The zones of the United States, by the first digit of the zip: 8 and 9, 4 to 7, 0 to 3. */
export const FBA_REGIONS = ['west', 'mid', 'east'] as const;
export type FbaRegion = (typeof FBA_REGIONS)[number];

/** What a site takes, as drivers and sellers are told. Weights are kg, sides cm, waits days. */
export interface FbaSite {
  waitMin?: number;
  waitMax?: number;
  /** the waits of the last eight weeks, the newest last */
  weeks?: number[];
  hours?: string;
  palletSize?: string;
  palletHeight?: string;
  palletWeight?: string;
  cartonWeight?: string;
  cartonSide?: string;
  trucks?: string;
  freeHours?: number;
  looseCartons?: boolean;
  nearby?: { code: string; km: number }[];
  portOfDischarge?: string;
  lastChecked?: string;
}
