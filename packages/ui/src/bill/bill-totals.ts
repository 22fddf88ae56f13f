import { sumDecimal } from '@lading/validators';

export interface Totals {
  number: number;
  weight: string;
  volume: string;
}

type Measured = { readonly number: number; readonly weight: string; readonly volume: string };
// The table and the checks ask for the same rows.
const known = new WeakMap<readonly Measured[], Totals>();

/** Exact sums of packages, KGS and CBM. */
export function totalsOf(rows: readonly Measured[]): Totals {
  const before = known.get(rows);
  if (before) return before;
  const totals = {
    number: rows.reduce((sum, row) => sum + row.number, 0),
    weight: sumDecimal(rows.map((row) => row.weight)),
    volume: sumDecimal(rows.map((row) => row.volume)),
  };
  known.set(rows, totals);
  return totals;
}

export type TotalField = keyof Totals;
