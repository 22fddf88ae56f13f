import type { CostLine } from '@lading/validators/freight';
import type { QuoteLanguage, QuoteWord } from './words.ts';

/** A charge of a quotation, in the words of its reader. */
export interface QuoteLine extends CostLine {
  readonly name: string;
}

/** A price is a decimal text and becomes a number of the sheet; all else is text. */
export type QuoteCell = string | { readonly money: string; readonly currency: string };

/** A column of the rates: a word of ours, or a container type as it is. */
export type QuoteColumn = { readonly word: QuoteWord } | { readonly type: string };
export const keyOf = (column: QuoteColumn): string => ('word' in column ? column.word : column.type);

export interface QuotedRate {
  /** above its charges: `1. Ningbo – Los Angeles, COSCO AAC2` */
  readonly title: string;
  /** by the key of a column; what is missing stays empty */
  readonly cells: Readonly<Record<string, QuoteCell>>;
  readonly lines: readonly QuoteLine[];
}

export interface QuoteLogo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** Everything a quotation says, in the words of its reader; the sheet computes nothing that is not written here. */
export interface Quote {
  readonly language: QuoteLanguage;
  /** the name of the tab */
  readonly sheet: string;
  readonly house: string;
  readonly logo?: QuoteLogo | undefined;
  readonly quoteNo: string;
  readonly date: string;
  readonly validTo: string;
  readonly toCompany: string;
  readonly toContact: string;
  /** who offers: name, telephone, e-mail */
  readonly from: string;
  readonly route: string;
  /** containers, or weight, volume and the chargeable weight with how it came about */
  readonly cargo: string;
  readonly currency: string;
  readonly fx: readonly { readonly currency: string; readonly cnyPerUnit: string; readonly time: string }[];
  readonly columns: readonly QuoteColumn[];
  readonly rates: readonly QuotedRate[];
  /** what no price holds, each once */
  readonly notIncluded: readonly string[];
  readonly opening: string;
  readonly terms: readonly string[];
  readonly preparedBy: string;
}
