import type { QuoteColumn } from '../documents/quote/quote.ts';
import type { QuoteOffer } from './quote-offer.ts';

/** The head of a break, as tariffs have it: `N` under 45 kg, then `+100`. */
export const breakColumn = (from: number): QuoteColumn => ({ type: from === 0 ? 'N' : `+${from}` });
const fromOf = (column: QuoteColumn) => ('type' in column && column.type !== 'N' ? Number(column.type.slice(1)) : 0);

/** A column for each weight from which one of the rates has another price, the least first. */
export function breakColumns(all: readonly QuoteOffer[]): QuoteColumn[] {
  const breaks = all.flatMap(({ prices }) => prices.flatMap(({ column }) => ('type' in column ? [column] : [])));
  return [...new Set(breaks.map(fromOf))].sort((a, b) => a - b).map(breakColumn);
}
