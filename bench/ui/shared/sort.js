import { isFigure } from './fields.js';

/** What is compared: a decimal string by its value. */
export const compared = (row, key) => (isFigure(key) ? Number(row[key]) : row[key]);

export const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted as one would by hand: each value is asked for once. */
export function sortBy(rows, key, way) {
  const keyed = rows.map((row) => [compared(row, key), row]);
  keyed.sort(([a], [b]) => way * compare(a, b));
  return keyed.map(([, row]) => row);
}
