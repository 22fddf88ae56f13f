import type { RateSheet } from '@lading/api-client/contract';
import { fclSheet } from './fcl.ts';
import type { SheetKind } from './kind.ts';
import { airSheet, declareSheet, lclSheet, truckSheet } from './modes.ts';
import { surchargeSheet } from './surcharge.ts';

/** Every sheet of the rate desk; one that is missing does not compile. */
export const SHEETS: Readonly<Record<RateSheet, SheetKind>> = {
  fcl: fclSheet,
  surcharge: surchargeSheet,
  lcl: lclSheet,
  air: airSheet,
  truck: truckSheet,
  declare: declareSheet,
};
