import { PORTS } from '../../basedata/ports.ts';
import { daysIn, momentsIn } from './days.ts';
import type { DayOrder, SoKind, SoValue } from './shapes.ts';

/** Letters that a PDF cannot tell: it has a shape for them and no character. */
const UNCLEAR = /[\uFFFD\p{Cc}\p{Co}]/u;
export const clearOf = (text: string): string => text.replace(new RegExp(UNCLEAR, 'gu'), '?');
/** Counted from 1, the first character that cannot be told; 0 where all can. */
export const unclearAt = (text: string): number => text.search(UNCLEAR) + 1;

// Of several codes of one port the first is the one that counts.
const all = [...PORTS.values()].reverse();
const BY_NAME = new Map(all.map(({ code, nameEn }) => [nameEn.toUpperCase(), code] as const));
const CHINESE = new Map(all.map(({ code, nameCn }) => [nameCn, code] as const));

/** The code of a port that is printed by its code or its name; the print itself where neither is known. */
function portOf(text: string): string {
  const code = /\b([A-Z]{2}[A-Z2-9]{3})\b/g;
  for (const [, found = ''] of text.toUpperCase().matchAll(code)) if (PORTS.has(found)) return found;
  const name = text.toUpperCase().split(/[,(]/, 1)[0]?.trim() ?? '';
  return BY_NAME.get(name) ?? CHINESE.get(text.trim()) ?? text;
}

/** `2×40HQ 1×20GP`. */
function boxesOf(text: string): string | undefined {
  const found = [
    ...text.toUpperCase().matchAll(/(\d{1,2})\s*[X×*]\s*(\d{2})\s*'?\s*(HC|HQ|GP|DC|DV|RF|RH|OT|FR|TK)\b/g),
  ];
  const named = found.map(([, count = '', size = '', type = '']) => {
    const kind = type === 'HC' ? 'HQ' : type === 'DC' || type === 'DV' ? 'GP' : type;
    return `${Number(count)}×${size}${kind}`;
  });
  return named.length > 0 ? named.join(' ') : undefined;
}

const one = (value: string | undefined, printed: string): SoValue[] =>
  value === undefined ? [] : [{ value, printed }];

/** What a printed text may mean as a field of its kind; nothing where it cannot be one. */
export function valuesOf(kind: SoKind, text: string, order: DayOrder): readonly SoValue[] {
  const printed = clearOf(text).trim();
  if (printed === '') return [];
  switch (kind) {
    case 'number': {
      const number = /[A-Z0-9?][A-Z0-9?-]{2,24}/i.exec(printed)?.[0].toUpperCase();
      return one(number !== undefined && /[\d?]/.test(number) ? number : undefined, number ?? printed);
    }
    case 'port':
      return /\p{L}{2}/u.test(printed) ? one(portOf(printed), printed) : [];
    case 'day':
      return daysIn(printed, order).map((value) => ({ value, printed }));
    case 'moment':
      return momentsIn(printed, order).map((value) => ({ value, printed }));
    case 'boxes':
      return one(boxesOf(printed), printed);
    case 'ship':
    case 'text':
      return /[\p{L}\p{N}]/u.test(printed) ? one(printed.slice(0, 200), printed) : [];
  }
}

/** Vessel and voyage of `COSCO SHIPPING ALPS / 043E`, also where they are parted by a comma, a V. or a space alone. */
export function shipOf(text: string): { vessel: string; voyage: string } {
  const [vessel = '', ...rest] = text.split(/\s*(?:\/|,|\bV\.|\bVOY\.?)\s*/i);
  if (rest.length > 0) return { vessel: vessel.trim(), voyage: rest.join(' ').trim() };
  const last = /^(.*\S)\s+(\d{2,5}[A-Z]{0,2}|[A-Z]{0,2}\d{3,5}[A-Z]{0,2})$/.exec(text);
  return last ? { vessel: last[1] ?? '', voyage: last[2] ?? '' } : { vessel: text.trim(), voyage: '' };
}

/** Whether a port was known. */
export const isPort = (value: string): boolean => PORTS.has(value);
