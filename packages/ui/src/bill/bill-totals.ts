import { sumDecimal } from '@lading/validators';

export interface Totals {
  number: number;
  weight: string;
  volume: string;
}

type Measured = { readonly number: number; readonly weight: string; readonly volume: string };
/** Exact sums of packages, KGS and CBM. */
export const totalsOf = (rows: readonly Measured[]): Totals => ({
  number: rows.reduce((sum, row) => sum + row.number, 0),
  weight: sumDecimal(rows.map((row) => row.weight)),
  volume: sumDecimal(rows.map((row) => row.volume)),
});

export type TotalField = keyof Totals;
