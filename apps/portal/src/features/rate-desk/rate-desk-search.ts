import type { Route, SheetState } from '@lading/api-client/contract';
import { oneOf, positiveInteger, textLike } from '../../app/search.ts';

/** What the address of a sheet of rates can say. */
export interface RateDeskSearch {
  rows?: SheetState | undefined;
  carrier?: number | undefined;
  lane?: Route | undefined;
  keyword?: string | undefined;
}

const STATES = ['live', 'draft', 'edited', 'lapsing', 'withdrawn', 'expired'] as const;

export const rateDeskSearch = (input: Record<string, unknown>): RateDeskSearch => ({
  rows: oneOf(input['rows'], STATES),
  carrier: positiveInteger(input['carrier']),
  // Which lanes there are is the page's to know.
  lane: textLike(input['lane'], /^[A-Z]{3,5}$/) as Route | undefined,
  keyword: textLike(input['keyword'], /^[\s\S]{1,50}$/),
});
