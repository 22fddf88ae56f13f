/** Words of bills and what DCSA's standard has for them. */

/** By which each carrier is known in the list of the NMFTA. */
export const SCAC: Readonly<Record<string, string>> = {
  'COSCO SHIPPING': 'COSU',
  OOCL: 'OOLU',
  ONE: 'ONEY',
  EVERGREEN: 'EGLV',
  'YANG MING': 'YMLU',
  MATSON: 'MATS',
  MAERSK: 'MAEU',
  MSC: 'MSCU',
  'CMA CGM': 'CMDU',
  'HAPAG-LLOYD': 'HLCU',
  HMM: 'HDMU',
  ZIM: 'ZIMU',
  'WAN HAI': 'WHLC',
  SINOKOR: 'SKLU',
  PIL: 'PCIU',
  KMTC: 'KMTU',
};

/** Kinds of packages in the codes of UN Recommendation 21. */
export const PACKAGE: Readonly<Record<string, string>> = {
  CARTONS: 'CT',
  PACKAGES: 'PK',
  PALLETS: 'PX',
  CASES: 'CS',
  'WOODEN CASES': 'CS',
  CRATES: 'CR',
  DRUMS: 'DR',
  BAGS: 'BG',
  ROLLS: 'RO',
  BUNDLES: 'BE',
  BALES: 'BL',
  BOXES: 'BX',
  PIECES: 'PP',
  SETS: 'SX',
  SACKS: 'SA',
  COILS: 'CL',
};

/** Types of containers as they are traded, in the codes of ISO 6346; 40NOR is a reefer that is not switched on. */
export const SIZE_TYPE: Readonly<Record<string, string>> = {
  '20GP': '22G1',
  '40GP': '42G1',
  '40HQ': '45G1',
  '45HQ': 'L5G1',
  '20RF': '22R1',
  '40RH': '45R1',
  '20OT': '22U1',
  '40OT': '42U1',
  '20FR': '22P1',
  '40FR': '42P1',
  '20TK': '22T1',
};

/** Ends of a transport that the standard knows. */
export const ENDS: Readonly<Record<string, string>> = { CY: 'CY', CFS: 'CFS', DOOR: 'SD' };

export const ORIGINAL = 'ORIGINAL';
export const TELEX = 'TELEX RELEASE';
export const SEA_WAYBILL = 'SEA WAYBILL';
export const ELECTRONIC = 'ELECTRONIC B/L';

export const wordOf = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.keys(words).find((word) => words[word] === code);
