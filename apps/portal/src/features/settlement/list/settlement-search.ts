import type { STATEMENT_KINDS, STATEMENT_STATES } from '@lading/api-client/contract';
import { dayLike, oneOf, textLike } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

// Said again, and held to it by their types: the contract is too heavy for the first visit, which reads every address.
const STATES: typeof STATEMENT_STATES = [
  'toConfirm',
  'reissued',
  'queried',
  'confirmed',
  'invoiced',
  'partPaid',
  'paid',
  'void',
];
const KINDS: typeof STATEMENT_KINDS = ['order', 'month'];

/** What the address of the list of statements can say. */
export interface SettlementSearch extends ListSearch {
  state?: (typeof STATEMENT_STATES)[number] | undefined;
  /** of a shipment, or of a month */
  kind?: (typeof STATEMENT_KINDS)[number] | undefined;
  currency?: string | undefined;
  /** issued from this day to that one */
  from?: string | undefined;
  to?: string | undefined;
  /** only those past their due day, and only those that differ from what was predicted */
  overdue?: 'yes' | undefined;
  variance?: 'yes' | undefined;
  /** what is unpaid first where nothing is said */
  by?: 'newest' | 'due' | undefined;
}

export function settlementSearch(input: Record<string, unknown>): SettlementSearch {
  return {
    state: oneOf(input['state'], STATES),
    kind: oneOf(input['kind'], KINDS),
    currency: textLike(input['currency'], /^[A-Z]{3}$/),
    from: dayLike(input['from']),
    to: dayLike(input['to']),
    overdue: oneOf(input['overdue'], ['yes']),
    variance: oneOf(input['variance'], ['yes']),
    by: oneOf(input['by'], ['newest', 'due']),
    ...listSearch(input),
    keyword: textLike(input['keyword'], /^[\s\S]{1,1000}$/),
    // The list has its own orders.
    sort: undefined,
  };
}
