/** What a quotation is of. */
export const QUOTE_MODES = ['fcl', 'lcl', 'air', 'fba'] as const;
export type QuoteMode = (typeof QUOTE_MODES)[number];

/** One language of a quotation, or both beside each other. */
export const QUOTE_LANGUAGES = ['zh', 'en', 'both'] as const;
export type QuoteLanguage = (typeof QUOTE_LANGUAGES)[number];

/** Columns of the rates beside their number, lane and prices, which are always there. */
export const QUOTE_COLUMNS = [
  'carrier',
  'etd',
  'transit',
  'via',
  'surcharges',
  'freeDays',
  'docCutoff',
  'valid',
  'remark',
] as const;
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** Whether the prices of a quotation still hold, by the calendar of China. */
export const QUOTE_STATES = ['valid', 'endsToday', 'lapsed'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const MARK_UP_KINDS = ['add', 'percent'] as const;
export type MarkUpKind = (typeof MARK_UP_KINDS)[number];

/** Rates of one quotation, rows that are deleted at once, and templates of a company. */
export const QUOTE_RATES = 20;
export const QUOTE_DELETES = 100;
export const QUOTE_TEMPLATES = 50;
/** Links of one quotation that open it at the same time, and the days for which one does at most. */
export const QUOTE_LINKS = 20;
export const QUOTE_LINK_DAYS = 30;

/** Whether a link opens its quotation. */
export const QUOTE_LINK_STATES = ['open', 'expired', 'revoked'] as const;
export type QuoteLinkState = (typeof QUOTE_LINK_STATES)[number];
