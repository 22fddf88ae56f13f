import type { ImportKind } from '@lading/api-client/contract';
import { SHEETS } from '../freight/sheets/kinds.ts';
import { booking } from './booking.ts';
import { dictionary } from './dictionary.ts';
import { fbaPrice } from './fba-price.ts';
import { fbaWarehouse } from './fba-warehouse.ts';
import { fudaRate } from './fuda-rate.ts';
import { instruction } from './instruction.ts';
import type { Kind } from './kind.ts';
import { preplan } from './preplan.ts';
import { ratesOf } from './rates.ts';
import { vgm } from './vgm.ts';

/** Everything that can come by a sheet; a kind that is missing does not compile. */
export const KINDS: Readonly<Record<ImportKind, Kind>> = {
  fbaWarehouse,
  dictionary,
  fudaRate,
  fbaPrice,
  fclRate: ratesOf('fclRate', SHEETS.fcl),
  surcharge: ratesOf('surcharge', SHEETS.surcharge),
  lclRate: ratesOf('lclRate', SHEETS.lcl),
  airRate: ratesOf('airRate', SHEETS.air),
  truckRate: ratesOf('truckRate', SHEETS.truck),
  declareRate: ratesOf('declareRate', SHEETS.declare),
  booking,
  instruction,
  vgm,
  preplan,
};
