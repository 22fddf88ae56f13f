import { decimalSigned, sumDecimal } from '@lading/validators';
import { isNumeric, type SheetColumn, valueIn } from './column.ts';
import { cellsIn, type Rect } from './selection.ts';
import type { SheetRow } from './source.ts';

// More than that is counted and not added: it would hold the next key up.
const MOST = 60_000;

export interface Summary {
  readonly cells: number;
  /** figures among them, with their sum and their mean to two decimals or as many as they have; none where there are fewer than two */
  readonly sum?: string;
  readonly mean?: string;
}

/** A decimal string divided by a whole number, rounded half away from zero. */
export function divided(value: string, by: number, least = 2): string {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const decimals = Math.max(least, fraction.length);
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'));
  const count = BigInt(by);
  const text = String((digits * 2n + count) / (count * 2n)).padStart(decimals + 1, '0');
  const point = text.length - decimals;
  const sign = value.startsWith('-') && /[1-9]/.test(text) ? '-' : '';
  return `${sign}${text.slice(0, point)}.${text.slice(point)}`;
}

/** What a selection comes to. */
export function summaryOf(rows: readonly SheetRow[], columns: readonly SheetColumn[], rect: Rect): Summary {
  const cells = cellsIn(rect);
  const numeric = columns.slice(rect.left, rect.right + 1).filter(isNumeric);
  if (cells > MOST || numeric.length === 0) return { cells };
  const values = rows
    .slice(rect.top, rect.bottom + 1)
    .flatMap((row) => (row.removed ? [] : numeric.map((column) => valueIn(column, row))))
    .filter((value) => decimalSigned.is(value));
  if (values.length < 2) return { cells };
  const sum = sumDecimal(values);
  return { cells, sum, mean: divided(sum, values.length) };
}
