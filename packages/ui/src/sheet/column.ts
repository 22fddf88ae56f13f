import { MISSING } from '../format/figures.ts';
import { groupedFigures } from '../number-field/step.ts';
import type { SheetRow } from './source.ts';

export type SheetKind = 'text' | 'number' | 'money' | 'date' | 'choice' | 'readonly';

/** What is wrong with a cell, and what to put there instead where that is known. */
export interface SheetIssue {
  readonly message: string;
  readonly repair?: string | undefined;
}

/** One column. All values are texts: figures as decimal strings, days as `2026-11-26`, a choice as the value of its option. */
export interface SheetColumn {
  /** names the value in `values` of a row */
  id: string;
  /** the head, and how the column is called when a cell is said */
  head: string;
  kind: SheetKind;
  /** px */
  width?: number;
  /** stays at the start while the others scroll; the first three that say so, and they stand first */
  frozen?: boolean;
  /** for codes */
  mono?: boolean;
  /** most digits after the point, and how many are shown at least: 2 for money, any for a number; makes a read-only column one of figures */
  decimals?: number;
  /** figures below zero are taken too */
  signed?: boolean;
  /** what a choice chooses from */
  options?: readonly { readonly value: string; readonly label: string }[];
  /** what a value that could be read breaks; asked of an empty one too */
  validate?: (value: string, row: SheetRow) => SheetIssue | undefined;
  /** how a value is shown, where not as its kind is */
  format?: (value: string, row: SheetRow) => string;
  /** of a read-only column: its value from the others of the row */
  derive?: (row: SheetRow) => string;
}

export const isNumeric = ({ kind, decimals }: SheetColumn): boolean =>
  kind === 'number' || kind === 'money' || (kind === 'readonly' && decimals !== undefined);
export const isEditable = ({ kind }: SheetColumn): boolean => kind !== 'readonly';

const WIDTHS: Readonly<Record<SheetKind, number>> = {
  text: 140,
  number: 88,
  money: 104,
  date: 112,
  choice: 120,
  readonly: 104,
};
export const widthOf = ({ width, kind }: SheetColumn): number => width ?? WIDTHS[kind];

// Of a letter, px: no font of a sheet is larger than this, and hardly a letter wider.
const FONT = 16;
const isWide = (code: number) => code >= 0x2e80;
const isBroad = (code: number) => (code >= 0x40 && code < 0x5b) || code === 0x6d || code === 0x77 || code > 0xff;
const PADDING = 10;

/** Whether a text may be longer than its cell; asked of each cell instead of a layout, so rather too often than not. */
export function mayOverflow(shown: string, column: SheetColumn): boolean {
  let width = 0;
  for (let at = 0; at < shown.length; at++) {
    const code = shown.charCodeAt(at);
    width += isWide(code) ? 1 : isBroad(code) ? 0.82 : 0.62;
  }
  return width * FONT > widthOf(column) - PADDING;
}

/** What a cell holds, as it is kept and copied. */
export const valueIn = ({ id, derive }: SheetColumn, row: SheetRow): string =>
  derive ? derive(row) : (row.values[id] ?? '');

export const decimalsOf = ({ kind, decimals }: SheetColumn): number =>
  decimals ?? (kind === 'money' ? 2 : Number.POSITIVE_INFINITY);

/** A decimal string in groups, with a true minus and at least so many decimals; none is cut off. */
export function figures(value: string, decimals: number): string {
  const bare = value.replace(/^-/, '');
  const [whole = '', fraction = ''] = bare.split('.');
  const least = Number.isFinite(decimals) ? decimals : 0;
  const padded = fraction.length < least ? `${whole}.${fraction.padEnd(least, '0')}` : bare;
  const text = groupedFigures(padded) ?? bare;
  return value.startsWith('-') ? `\u2212${text}` : text;
}

/** A value of a column as it is shown. */
export function shownValue(column: SheetColumn, value: string, row: SheetRow): string {
  if (column.format) return column.format(value, row);
  if (value === '') return MISSING;
  if (isNumeric(column)) return figures(value, decimalsOf(column));
  if (column.kind === 'choice') return column.options?.find((one) => one.value === value)?.label ?? value;
  return value;
}
