import { oneOf, positiveInteger, textLike } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

/** What the address of the quotations can say. */
export interface QuotesSearch extends ListSearch {
  tab?: 'templates' | undefined;
  of?: 'fcl' | 'lcl' | 'air' | undefined;
  validity?: 'valid' | 'endsToday' | 'lapsed' | undefined;
  /** days on which they were made */
  from?: string | undefined;
  to?: string | undefined;
  /** whose links are shown */
  share?: number | undefined;
}

// Which of them are days, the list asks the rule of days.
const DAY = /^[\d-]{10}$/;

export const quotesSearch = (input: Record<string, unknown>): QuotesSearch => ({
  ...listSearch(input),
  tab: oneOf(input['tab'], ['templates']),
  of: oneOf(input['of'], ['fcl', 'lcl', 'air']),
  validity: oneOf(input['validity'], ['valid', 'endsToday', 'lapsed']),
  from: textLike(input['from'], DAY),
  to: textLike(input['to'], DAY),
  share: positiveInteger(input['share']),
});
