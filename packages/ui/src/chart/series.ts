import { money, packages } from '../format/figures.ts';

/** One thing that is measured at every point; decimal strings stay exact in the table. */
export interface ChartSeries {
  id: string;
  name: string;
  /** one a point; null where nothing was measured */
  values: readonly (string | number | null)[];
}

export type ChartFormat = (value: string | number) => string;

/** More lines than these cannot be told apart; the rest stands in the table. */
export const MOST = 5;

/** `2,310`, `2,340.50` */
export const plain: ChartFormat = (value) =>
  /\.\d*[1-9]/.test(String(value)) ? money('', value).trim() : packages(String(value).replace(/\.0*$/, ''));

/** As a number, for drawing only. */
export function drawn(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export const numbersOf = (series: readonly ChartSeries[]): number[] =>
  series.flatMap(({ values }) => values.map(drawn).filter((value) => value !== null));

const WIDE = /[\u2e80-\uffef]/;
/** About how wide a text of 12 px is, before it is drawn. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 12 : 6.9), 0);

/** What fits, with an ellipsis where something is left out. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Every how many points a label is written, so that none touches the next. */
export const everyOf = (points: readonly string[], width: number): number =>
  Math.max(1, Math.ceil((points.length * (Math.max(0, ...points.map(widthOf)) + 12)) / Math.max(width, 1)));
