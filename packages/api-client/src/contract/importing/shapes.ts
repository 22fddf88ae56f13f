/** What can be imported from a sheet. */
export const IMPORT_KINDS = [
  'fbaWarehouse',
  'dictionary',
  'fudaRate',
  'fbaPrice',
  'fclRate',
  'surcharge',
  'lclRate',
  'airRate',
  'truckRate',
  'declareRate',
  'booking',
  'instruction',
  'vgm',
  'preplan',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** How far an import is. Of `errors` the wrong rows are listed; whether the good ones are in, its kind says. */
export const IMPORT_STATE = {
  waiting: 1,
  checking: 2,
  errors: 3,
  ready: 4,
  importing: 5,
  done: 6,
  failed: 7,
  cleared: 8,
} as const;
export type ImportState = (typeof IMPORT_STATE)[keyof typeof IMPORT_STATE];

/** What a file of an import may be called, and bytes and rows it may have. */
export const IMPORT_ENDINGS = ['.xlsx', '.csv'] as const;
export const IMPORT_LIMIT = 10_000_000;
export const IMPORT_ROWS = 5_000;
