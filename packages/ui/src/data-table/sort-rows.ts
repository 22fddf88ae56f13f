import { cellValue, type DataColumn } from './column.ts';

type Key = string | number | null;

const PLAIN = /^[\x20-\x7e]*$/;
const DECIMAL = /^-?\d[\d,]*(?:\.\d+)?$/;

const isBlank = (key: Key) => key === null || key === '';

function keyOf<Row>(column: DataColumn<Row>, row: Row): Key {
  const value = cellValue(column, row) ?? null;
  if (!column.numeric || typeof value !== 'string' || !DECIMAL.test(value)) return value;
  return Number(value.replaceAll(',', ''));
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How two keys of a column compare: as numbers, as codes, or as words of a language. */
function comparison(keys: readonly Key[], locale: string): (a: Key, b: Key) => number {
  const said = keys.filter((key) => !isBlank(key));
  if (said.every((key) => typeof key === 'number')) return (a, b) => (a as number) - (b as number);
  const words = said.every((key) => PLAIN.test(String(key)))
    ? byCode
    : new Intl.Collator(locale, { numeric: true }).compare;
  return (a, b) => words(String(a), String(b));
}

/**
 * Rows in the order of a column. Each value is asked for once, equal rows keep their order in both directions, and a row
 * without a value comes last in both.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: DataColumn<Row>,
  desc: boolean,
  locale: string,
): readonly Row[] {
  const keys = rows.map((row) => keyOf(column, row));
  const compare = comparison(keys, locale);
  const way = desc ? -1 : 1;
  const order: number[] = [];
  const blank: number[] = [];
  keys.forEach((key, index) => {
    (isBlank(key) ? blank : order).push(index);
  });
  order.sort((a, b) => way * compare(keys[a] ?? null, keys[b] ?? null));
  return [...order, ...blank].map((index) => rows[index] as Row);
}
