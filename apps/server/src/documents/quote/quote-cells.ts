import type { Cell, CellObject, Row } from 'write-excel-file/node';

/** As many decimals as the currency has. */
const moneyFormat = (decimals: 0 | 2): string => (decimals === 2 ? '#,##0.00' : '#,##0');
const HEAD = '#E3EDEF';

/** Always text: what somebody wrote never becomes a formula, whatever it begins with. */
export const text = (value: string, more: Partial<CellObject> = {}): Cell =>
  value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top', ...more };
/** A text that runs over empty cells beside it. */
export const long = (value: string): Cell => text(value, { wrap: false });
export const bold = (value: string): Cell => text(value, { fontWeight: 'bold', wrap: false });
export const head = (value: string): Cell =>
  text(value, { fontWeight: 'bold', backgroundColor: HEAD, bottomBorderStyle: 'thin' });

// The sheet reckons with doubles, which hold every amount of fifteen digits to the last one.
const numeric = (decimal: string, format: string): Cell => ({
  value: Number(decimal),
  type: Number,
  format,
  alignVertical: 'top',
});
export const money = (decimal: string, decimals: 0 | 2 = 2): Cell => numeric(decimal, moneyFormat(decimals));
/** A count, a weight or a rate of exchange: as many decimals as were written. */
export const figure = (decimal: string): Cell => {
  const decimals = decimal.split('.')[1] ?? '';
  return numeric(decimal, decimals ? `#,##0.${'0'.repeat(decimals.length)}` : '#,##0');
};

/** The rows of a sheet as they grow, with what each formula comes to, so that a reader that reckons nothing shows it too. */
export class Rows {
  readonly rows: Row[] = [];
  /** by address: `G20` */
  readonly results = new Map<string, string>();

  /** The number that the next row will have. */
  get next(): number {
    return this.rows.length + 1;
  }

  add(...cells: readonly Cell[]): number {
    this.rows.push([...cells]);
    return this.rows.length;
  }

  /** A cell of the row that is added next. */
  formula(column: string, formula: string, result: string, decimals: 0 | 2): Cell {
    this.results.set(`${column}${this.next}`, result);
    return { value: formula, type: 'Formula', format: moneyFormat(decimals), alignVertical: 'top' };
  }
}
