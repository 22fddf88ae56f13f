/** Carriers with what their papers look like; the numbers on them are invented. */
export interface Carrier {
  readonly name: string;
  readonly ships: readonly string[];
  /** owner codes of its containers */
  readonly owners: readonly string[];
  /** `#` stands for a digit */
  readonly booking: string;
  /** what stands before the booking number in the bill number */
  readonly bill: string;
  readonly routes: readonly (readonly [from: string, to: string])[];
}

const EAST = ['USLAX', 'USLGB', 'USOAK', 'USSEA', 'CAVAN'];
const WEST = ['DEHAM', 'NLRTM', 'GBFXT', 'BEANR', 'PLGDN'];
const from = (ports: readonly string[], to: readonly string[]) =>
  ports.flatMap((start) => to.map((end) => [start, end] as const));

export const CARRIERS = {
  COSCO: {
    name: 'COSCO SHIPPING',
    ships: [
      'COSCO SHIPPING ANDES',
      'COSCO SHIPPING LEO',
      'COSCO SHIPPING ARIES',
      'COSCO SHIPPING GEMINI',
      'COSCO SHIPPING ROSE',
    ],
    owners: ['CBHU', 'CSNU', 'CSLU', 'CCLU', 'FCIU'],
    booking: '641209####',
    bill: 'COSU',
    routes: from(['CNNGB', 'CNSHA', 'CNYTN'], [...EAST, ...WEST, 'ESVLC', 'GRPIR']),
  },
  OOCL: {
    name: 'OOCL',
    ships: ['OOCL PIRAEUS', 'OOCL SEOUL', 'OOCL GERMANY', 'OOCL TAIPEI', 'OOCL BRUSSELS'],
    owners: ['OOLU', 'OOCU', 'TCNU'],
    booking: '177EB####',
    bill: 'OOLU',
    routes: from(['CNNGB', 'CNSHA', 'CNGGZ'], ['USLGB', 'USSEA', 'AUSYD', 'AUMEL', 'NLRTM', 'DEHAM']),
  },
  ONE: {
    name: 'ONE',
    ships: ['ONE HAWK', 'ONE WREN', 'ONE APUS', 'ONE STORK', 'ONE CRANE'],
    owners: ['ONEU', 'NYKU', 'KKFU', 'TCLU'],
    booking: 'SHAE#####',
    bill: 'ONEY',
    routes: from(['CNSHA', 'CNNGB', 'CNSZX'], ['USSEA', 'CAVAN', 'USLAX', 'DEHAM', 'JPYOK']),
  },
  EMC: {
    name: 'EVERGREEN',
    ships: ['EVER LUCENT', 'EVER LEGION', 'EVER GOLDEN', 'EVER FAITH', 'EVER MAX'],
    owners: ['EISU', 'EGHU', 'EITU', 'EMCU'],
    booking: '0406#####',
    bill: 'EGLV',
    routes: from(['CNNGB', 'VNHPH', 'CNSHA'], ['USLGB', 'USLAX', 'NLRTM', 'USNYC']),
  },
  YML: {
    name: 'YANG MING',
    ships: ['YM TARGET', 'YM WISH', 'YM WARMTH', 'YM WELLNESS', 'YM TRILLION'],
    owners: ['YMLU', 'YMMU', 'TGHU'],
    booking: 'I48811####',
    bill: 'YMLU',
    routes: from(['CNNGB', 'CNSHA', 'CNYTN'], ['USOAK', 'USLAX', 'USNYC', 'DEHAM']),
  },
  MATSON: {
    name: 'MATSON',
    ships: ['MATSON LANAI', 'MATSON WAIKIKI', 'MANUKAI', 'DANIEL K. INOUYE'],
    owners: ['MATU'],
    booking: 'M04#####',
    bill: 'MATS',
    routes: from(['CNSHA', 'CNNGB', 'CNXMN'], ['USLGB']),
  },
  SITC: {
    name: 'SITC',
    ships: ['SITC QINGDAO', 'SITC SHANDE', 'SITC HAIPHONG', 'SITC LICHENG'],
    owners: ['SITU', 'SEGU', 'TEMU'],
    booking: 'SITNB######',
    bill: 'SITG',
    routes: from(['CNNGB', 'CNSHA'], ['VNHPH', 'VNSGN', 'THLCH', 'PHMNL', 'JPOSA']),
  },
  SINOKOR: {
    name: 'SINOKOR',
    ships: ['SAWASDEE VEGA', 'HEUNG-A TOKYO', 'SINOKOR NIIGATA'],
    owners: ['SKHU', 'SKLU'],
    booking: 'SNKO####',
    bill: 'SNKO03',
    routes: from(['CNNGB', 'CNTAO'], ['KRPUS', 'KRINC']),
  },
} as const satisfies Record<string, Carrier>;
export type CarrierCode = keyof typeof CARRIERS;
/** The lessors' codes that any of them carries. */
export const LESSORS = ['TCNU', 'TGHU', 'TEMU', 'TRHU', 'GESU', 'SEGU', 'BMOU', 'CAIU'];
