import { compareDecimal, type DecimalLimits, fits, sumDecimal, WEIGHT } from '../decimal.ts';
import { warning } from '../issue.ts';
import { isEmpty } from '../rule.ts';
import { at, type RecordIssue } from './issues.ts';
import type { Values } from './spec.ts';
import { isRecord } from './walk.ts';

const rowsOf = (record: Values, name: string): readonly Values[] => {
  const rows = record[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/** The sum of a column, or undefined where a row has no legal figure: a sum with a gap says nothing. */
function sumOf(rows: readonly Values[], name: string, is: (value: unknown) => boolean): string | undefined {
  return rows.length > 0 && rows.every((row) => is(row[name]))
    ? sumDecimal(rows.map((row) => String(row[name])))
    : undefined;
}

// As the rules of these fields have it (`pieces`, `weight`, `volume`), of which a page that only reads a bill needs no more.
const isFigure = (value: unknown, limits: DecimalLimits): boolean =>
  typeof value === 'string' && fits(value, limits, limits.decimals);
const isMeasure = (value: unknown): boolean => isFigure(value, WEIGHT);
const COUNT: DecimalLimits = { integer: Infinity, decimals: 0 };
const isPieces = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : isFigure(value, COUNT);

// How far the sums may be apart: carriers round to the third decimal of a kilogram and the fourth of a cubic metre.
const COLUMNS = [
  ['number', isPieces, '0'],
  ['weight', isMeasure, '0.001'],
  ['volume', isMeasure, '0.0001'],
] as const;

const apart = (left: string, right: string, tolerance: string): boolean =>
  compareDecimal(left, sumDecimal([right, tolerance])) > 0 || compareDecimal(right, sumDecimal([left, tolerance])) > 0;

function totals(goods: readonly Values[], containers: readonly Values[]): RecordIssue[] {
  return COLUMNS.flatMap(([name, is, tolerance]) => {
    const [inGoods, inContainers] = [sumOf(goods, name, is), sumOf(containers, name, is)];
    if (inGoods === undefined || inContainers === undefined || !apart(inGoods, inContainers, tolerance)) return [];
    return [at('containers', warning(`total.${name}`, { goods: inGoods, containers: inContainers }))];
  });
}

/** The rows after the first that hold a value again, with the row that held it first, both from 0. */
function repeats(values: readonly unknown[]): (readonly [row: number, first: number])[] {
  const seen = new Map<unknown, number>();
  return values.flatMap((value, row) => {
    if (isEmpty(value)) return [];
    const first = seen.get(value);
    if (first === undefined) seen.set(value, row);
    return first === undefined ? [] : [[row, first] as const];
  });
}

/**
 * What a clerk should look at again before a bill is sent: goods and containers whose sums differ, a container that stands in two
 * rows, a seal on two containers. None of it blocks: packages of two kinds in one container make two rows.
 */
export function billHints(record: Values): readonly RecordIssue[] {
  const containers = rowsOf(record, 'containers');
  const column = (name: string) => containers.map((row) => row[name]);
  const numbers = column('ctnNo');
  const place = (row: number, name: string) => `containers[${row}].${name}`;
  return [
    ...totals(rowsOf(record, 'goods'), containers),
    ...repeats(numbers).map(([row, first]) =>
      at(place(row, 'ctnNo'), warning('repeated.container', { first: first + 1 })),
    ),
    ...repeats(column('sealNo'))
      .filter(([row, first]) => numbers[row] !== numbers[first])
      .map(([row, first]) => at(place(row, 'sealNo'), warning('repeated.seal', { first: first + 1 }))),
  ];
}
