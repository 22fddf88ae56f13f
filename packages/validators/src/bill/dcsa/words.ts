/** Words of bills and what DCSA's standard has for them. */

type CarrierCode = readonly [scac: string, smdg: string];

/**
 * By which each carrier is known in the list of the NMFTA, and in that of the SMDG; empty where it has none there or its line is not
 * known for sure.
 */
const CARRIERS: Readonly<Record<string, CarrierCode>> = {
  'COSCO SHIPPING': ['COSU', 'COS'],
  OOCL: ['OOLU', 'OOL'],
  ONE: ['ONEY', 'ONE'],
  EVERGREEN: ['EGLV', 'EMC'],
  'YANG MING': ['YMLU', 'YML'],
  MATSON: ['MATS', ''],
  SITC: ['12PD', 'SIT'],
  MAERSK: ['MAEU', 'MSK'],
  MSC: ['MSCU', 'MSC'],
  'CMA CGM': ['CMDU', 'CMA'],
  'HAPAG-LLOYD': ['HLCU', 'HLC'],
  HMM: ['HDMU', 'HMM'],
  ZIM: ['ZIMU', 'ZIM'],
  'WAN HAI': ['WHLC', 'WHL'],
  SINOKOR: ['SKLU', ''],
  PIL: ['PCIU', 'PIL'],
  KMTC: ['KMTU', 'KMD'],
  'TS LINES': ['TSTU', 'TSL'],
  RCL: ['REGU', ''],
  'SM LINE': ['SMLM', 'SLC'],
  CULINES: ['CULU', ''],
  'X-PRESS FEEDERS': ['', 'XPR'],
};

/** The code of a carrier and whose list it is of. */
export function carrierCode(name: string): { code: string; list: 'NMFTA' | 'SMDG' } | undefined {
  const [scac, smdg] = CARRIERS[name.trim().toUpperCase()] ?? ['', ''];
  if (scac !== '') return { code: scac, list: 'NMFTA' };
  return smdg === '' ? undefined : { code: smdg, list: 'SMDG' };
}

/** The carrier of a code; where a list is named, of that one. */
export function carrierOf(code: string, list: string): string | undefined {
  const place = list === 'SMDG' ? [1] : list === 'NMFTA' ? [0] : [0, 1];
  return Object.keys(CARRIERS).find((name) => code !== '' && place.some((at) => CARRIERS[name]?.[at] === code));
}

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
