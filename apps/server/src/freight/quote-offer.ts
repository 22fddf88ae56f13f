import type { Db } from '../database/open.ts';
import type { QuoteCell, QuoteColumn } from '../documents/quote/quote.ts';
import type { QuoteLanguage } from '../documents/quote/words.ts';
import type { Visitor } from '../user/session.ts';
import type { Costed } from './cost.ts';
import type { Line } from './line-words.ts';
import type { QuoteAsked } from './quote-asked.ts';

/** Chinese, English. */
export type Pair = readonly [string, string];

/** A rate as a quotation offers it, whatever kind of freight it is: its next sailing or flight, and what the cargo costs by it. */
export interface QuoteOffer {
  readonly rate: { readonly id: number; readonly rateNo: string; readonly revision: number };
  readonly pol: Pair;
  readonly pod: Pair;
  readonly carrier: Pair;
  readonly service: string;
  readonly etd: string;
  readonly transitDays: number;
  /** none is direct */
  readonly via: readonly Pair[];
  readonly validFrom: string;
  readonly validTo: string;
  readonly currency: string;
  readonly remark: Pair;
  readonly freeDays: Costed['freeDays'];
  /** prices of the list, in the currency of the rate */
  readonly prices: readonly { readonly column: QuoteColumn; readonly price: string }[];
  /** what else stands in its row */
  readonly cells: Readonly<Record<string, QuoteCell>>;
  /** nothing is added to them yet */
  readonly lines: readonly Line[];
  /** how its weight or measurement came about; empty where it goes by boxes */
  readonly counted: string;
}

export interface QuoteAsking {
  readonly db: Db;
  readonly asked: QuoteAsked;
  readonly visitor: Visitor;
  readonly language: QuoteLanguage;
  readonly now: Date;
  /** the first day that is meant */
  readonly from: string;
}

/** One kind of freight: its rates as they were asked for, in that order, and the columns of their prices. */
export interface QuoteKind {
  /** the name of the tab */
  readonly sheet: Pair;
  offers(asking: QuoteAsking): Promise<QuoteOffer[]>;
  columns(offers: readonly QuoteOffer[], asked: QuoteAsked): QuoteColumn[];
}
