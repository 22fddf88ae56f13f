import type { Code, RateSheet } from '@lading/api-client/contract';

/** Beside the sheets that are published as versions those whose rows are put on sale one by one. */
export type DeskSheet = RateSheet | 'fba' | 'fuda';

/** The sheets of the desk in their order, and who may open each. */
export const DESK_SHEETS: readonly { readonly id: DeskSheet; readonly code: Code }[] = [
  { id: 'fcl', code: 'rate:edit' },
  { id: 'surcharge', code: 'rate:edit' },
  { id: 'lcl', code: 'rate:edit' },
  { id: 'air', code: 'rate:edit' },
  { id: 'fba', code: 'fba:edit' },
  { id: 'fuda', code: 'fuda:edit' },
  { id: 'truck', code: 'rate:edit' },
  { id: 'declare', code: 'rate:edit' },
];
