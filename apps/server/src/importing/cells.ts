import { money } from '@lading/validators';
import type { Language } from '../messages/say.ts';
import type { Cells, Read } from './kind.ts';

/** Readers of cells that several kinds have. Full-width signs are the same as others, and no fault. */

export const plain = (cell: string): string => cell.normalize('NFKC').trim();

/** A text of so many characters. */
export const textOf =
  (most: number) =>
  (cell: string): Read<string> => {
    const text = plain(cell);
    return text.length > most
      ? { code: 'long', values: { most }, suggestion: text.slice(0, most).trim() }
      : { value: text };
  };

/** A whole number, or null where the cell is empty; letters that look like figures are a repair. */
export const wholeNumber = (cell: string): Read<number | null> => {
  const text = plain(cell).replace(/,(?=\d{3}\b)/g, '');
  if (text === '') return { value: null };
  if (/^\d{1,9}$/.test(text)) return { value: Number(text) };
  const figures = asFigures(text);
  return /^\d{1,9}$/.test(figures) ? { code: 'number', suggestion: figures } : { code: 'number' };
};

/** Letters where figures belong: O is 0, l and I are 1. */
export const asFigures = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');

export interface Choice<Value> {
  readonly value: Value;
  /** as it may be written; the first is what a list shows in Chinese, the second in English */
  readonly names: readonly [zh: string, en: string, ...rest: string[]];
}

const folded = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** How many letters differ between two words. */
function distance(one: string, other: string): number {
  let line = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (line[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min((line[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, swap));
    }
    line = next;
  }
  return line[other.length] ?? 0;
}

/** The name that was meant, where it is plain: it begins so, or differs in a letter or two. */
function nearest(word: string, names: readonly string[]): string | undefined {
  const wanted = folded(word);
  if (wanted.length < 2) return undefined;
  const begins = names.filter((name) => folded(name).startsWith(wanted));
  if (begins.length === 1) return begins[0];
  const most = wanted.length > 5 ? 2 : 1;
  const near = names.filter((name) => distance(wanted, folded(name)) <= most);
  return near.length === 1 ? near[0] : undefined;
}

export const nameIn = (language: Language, { names }: Choice<unknown>): string => names[language === 'zh-CN' ? 0 : 1];

/** One of a list, by any of its names; `otherwise` where the cell is empty. */
export function oneOf<Value>(cell: string, choices: readonly Choice<Value>[], otherwise?: Value): Read<Value> {
  const word = folded(cell);
  if (word === '' && otherwise !== undefined) return { value: otherwise };
  const found = choices.find(({ names }) => names.some((name) => folded(name) === word));
  if (found) return { value: found.value };
  return { code: 'notListed', suggestion: nearest(cell, [...new Set(choices.flatMap(({ names }) => names))]) };
}

const YES_NO: readonly Choice<boolean>[] = [
  { value: true, names: ['是', 'Yes', 'Y', 'true', '1', '√'] },
  { value: false, names: ['否', 'No', 'N', 'false', '0', '×'] },
];

/** A column of yes and no. */
export const yesNo = (otherwise: boolean) => ({
  choices: (_lists: unknown, language: Language) => YES_NO.map((choice) => nameIn(language, choice)),
  read: (cell: string, _lists: unknown, _cells: Cells) => oneOf(cell, YES_NO, otherwise),
});

/** An amount that is not below zero, or null where the cell is empty; a comma for the point and letters for figures are a repair. */
export const amount = (cell: string): Read<string | null> => {
  const text = plain(cell).replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (text === '') return { value: null };
  if (money.is(text)) return { value: text };
  const repaired = asFigures(text)
    .replace(',', '.')
    .replace(/(\.\d\d)\d+$/, '$1');
  return money.is(repaired) ? { code: 'number', suggestion: repaired } : { code: 'number' };
};

/** A day, `2026-11-26` however its parts are kept apart; of a day that no month has, the last one is a repair. */
export const dayOf = (cell: string): Read<string> => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 00:00(?::00)?)?$/.exec(plain(cell)) ?? [];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [from, last] = [Number(month), new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()];
  if (year === '' || from < 1 || from > 12 || Number(day) < 1 || Number(day) > 31) return { code: 'form' };
  return Number(day) <= last
    ? { value: text }
    : { code: 'form', suggestion: `${year}-${month.padStart(2, '0')}-${last}` };
};
