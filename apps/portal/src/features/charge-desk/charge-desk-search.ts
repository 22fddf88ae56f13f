import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

export const CHARGE_PARTS = ['orders', 'statements', 'queries', 'payments', 'invoices', 'house'] as const;
export type ChargePart = (typeof CHARGE_PARTS)[number];
export const CHARGE_LISTS = ['toBill', 'promised', 'extra', 'billed'] as const;

/** What the address of the charges can say: which part, and what of it is open. */
export interface ChargeDeskSearch extends ListSearch {
  part?: ChargePart | undefined;
  /** of the orders: which of them; those with charges to bill unless said */
  list?: (typeof CHARGE_LISTS)[number] | undefined;
  /** the order whose sheet is open */
  bookingId?: number | undefined;
  /** the statement that is issued anew */
  accountId?: number | undefined;
  /** the query that is answered */
  queryId?: number | undefined;
  /** the customer whose payment is recorded */
  customerId?: number | undefined;
}

export const chargeDeskSearch = (input: Record<string, unknown>): ChargeDeskSearch => ({
  part: oneOf(input['part'], CHARGE_PARTS),
  list: oneOf(input['list'], CHARGE_LISTS),
  bookingId: positiveInteger(input['bookingId']),
  accountId: positiveInteger(input['accountId']),
  queryId: positiveInteger(input['queryId']),
  customerId: positiveInteger(input['customerId']),
  ...listSearch(input),
});
