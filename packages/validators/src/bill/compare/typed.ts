import { compareDecimal, sumDecimal } from '../../amount.ts';
import { capitals } from './aliases.ts';

const DECIMAL = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const PLAIN = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
/** Longer than any legal weight; beyond it, a text is no number to be calculated with. */
const LONGEST = 40;

/** `12,400.500` as `12400.5`: no grouping, no zeros that say nothing. Undefined for what is no unsigned decimal. */
export function plainDecimal(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (PLAIN.test(text)) return text;
  const plain = capitals(text);
  if (!DECIMAL.test(plain)) return undefined;
  const digits = plain.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const point = digits.indexOf('.');
  if (point < 0) return digits;
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end--;
  return digits.slice(0, end === point + 1 ? point : end);
}

/** The exact sum of what can be read as decimals, plain. */
export const sumOf = (texts: readonly string[]): string =>
  plainDecimal(sumDecimal(texts.map(plainDecimal).filter((text) => text !== undefined))) ?? '0';

/** True where two plain decimals are at most `tolerance` apart. */
export const within = (left: string, right: string, tolerance: string): boolean =>
  compareDecimal(left, sumDecimal([right, tolerance])) <= 0 &&
  compareDecimal(right, sumDecimal([left, tolerance])) <= 0;

const DATE = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/s;

/** The local date of a text, `2026-11-26`; a time and a zone behind it are left out, never applied. */
export function localDate(text: string): string | undefined {
  const [, ...parts] = DATE.exec(text.trim()) ?? [];
  return parts.length ? parts.join('-') : undefined;
}

/** Milliseconds of an ISO instant with its offset, or undefined. */
export function instant(text: string): number | undefined {
  const time = /[Zz]$|[+-]\d{2}:?\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const listed = (parts: readonly string[]): string[] => parts.filter(Boolean).sort();

/** The members of a list of references or addresses, each once, in one order. */
export const members = (text: string): string[] => [...new Set(listed(capitals(text).split(/[\s,;、]+/)))];

/** The seals of a cell, in capitals without separators, in one order; one that stands twice stays twice. */
export const sealsOf = (text: string): string[] =>
  listed(
    capitals(text)
      .split(/[/,;、|\n]/)
      .map((seal) => seal.replace(/[^0-9A-Z]/g, '')),
  );

// 8517 13 00 is one code; 850760 940382 are two.
const codesIn = (part: string): string[] => {
  const words = part.split(' ').filter(Boolean);
  return words.every((word) => word.replaceAll('.', '').length >= 6) ? words : [words.join('')];
};

/** The HS codes of a text, digits only, each once, in one order. What is no code stays as a member, in capitals. */
export const hsCodes = (text: string): string[] => [
  ...new Set(
    listed(
      capitals(text)
        .split(/[,;/、\n]/)
        .flatMap(codesIn)
        .map((code) => code.replace(/[.\s]/g, '')),
    ),
  ),
];

/** The WCO headings of HS codes: their first six digits, each once. */
export const headings = (codes: readonly string[]): string[] => [...new Set(codes.map((code) => code.slice(0, 6)))];

/** True for lists with equal members in equal order. */
export const sameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((member, at) => member === right[at]);
