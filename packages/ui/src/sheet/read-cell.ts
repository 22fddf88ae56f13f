import { compareDecimal, decimal, decimalSigned } from '@lading/validators';
import { lastDayMeant, readDay } from '../date-picker/read-day.ts';
import { readFigures } from '../number-field/read-figures.ts';
import { decimalsOf, isNumeric, type SheetColumn } from './column.ts';

/** Why a text is no value of its column. */
export type ReadFault = 'figures' | 'negative' | 'decimals' | 'day' | 'choice';

/** A text as the value it means, or why it means none, with what it may have meant. */
export type CellRead = { readonly value: string } | { readonly fault: ReadFault; readonly repair?: string | undefined };

const SIGN = /^[-\u2212－]\s*|^\((?=.*\)$)/;
/** Letters that stand for figures where a hand or a scanner took one for the other. */
const TAKEN: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1' };

const isFigures = (text: string): boolean => decimal.check(text) === null;
/** Zeros at the end of the decimals say nothing. */
const bare = (value: string): string => value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** `007` as `7`. */
function withoutZeros(text: string): string {
  const first = [...text].findIndex((letter) => letter !== '0');
  if (first <= 0) return text;
  return text.slice(text[first] === '.' ? first - 1 : first);
}

/** Figures that were meant by a text with a currency, letters in place of figures, or zeros in front. */
function meant(text: string, locale: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/^\p{L}{3}\s+|[\p{Sc}\s]/gu, '')
    .replace(/[OoIl]/g, (letter) => TAKEN[letter] ?? letter);
  const value = readFigures(withoutZeros(plain), locale);
  return isFigures(value) ? bare(value) : undefined;
}

function readNumber(text: string, column: SheetColumn, locale: string): CellRead {
  const minus = SIGN.test(text);
  if (minus && !column.signed) {
    const value = readFigures(text.replace(SIGN, '').replace(/\)$/, ''), locale);
    return isFigures(value) ? { fault: 'negative', repair: bare(value) } : { fault: 'figures' };
  }
  const unsigned = minus ? text.replace(SIGN, '').replace(/\)$/, '') : text;
  const given = readFigures(unsigned, locale);
  if (!isFigures(given)) {
    const repair = meant(unsigned, locale);
    return { fault: 'figures', repair: repair && minus ? `-${repair}` : repair };
  }
  const value = bare(given);
  const [, fraction = ''] = value.split('.');
  if (fraction.length > decimalsOf(column)) return { fault: 'decimals' };
  return { value: minus && /[1-9]/.test(value) ? `-${value}` : value };
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function readChoice(text: string, { options = [] }: SheetColumn): CellRead {
  const given = folded(text);
  const found = options.find(({ value, label }) => folded(value) === given || folded(label) === given);
  if (found) return { value: found.value };
  const near = options.filter(({ value, label }) => folded(value).startsWith(given) || folded(label).startsWith(given));
  return { fault: 'choice', repair: near.length === 1 ? near[0]?.value : undefined };
}

/**
 * What was typed or pasted into a column, as the value that is kept. Blanks around it, thousands, full-width figures and the ways to write a
 * day are read; nothing at all is the empty value.
 */
export function readCell(column: SheetColumn, given: string, locale: string): CellRead {
  const text = given.replace(/[\t\r\n\u00a0]+/g, ' ').trim();
  if (text === '' || column.kind === 'text' || column.kind === 'readonly') return { value: text };
  if (isNumeric(column)) return readNumber(text, column, locale);
  if (column.kind === 'choice') return readChoice(text, column);
  const day = readDay(text);
  return day ? { value: day } : { fault: 'day', repair: lastDayMeant(text) };
}

/** Whether two values of a column are the same: `2420` and `2420.00` are. */
export const sameValue = (column: SheetColumn, left: string, right: string): boolean =>
  left === right ||
  (isNumeric(column) && decimalSigned.is(left) && decimalSigned.is(right) && compareDecimal(left, right) === 0);
