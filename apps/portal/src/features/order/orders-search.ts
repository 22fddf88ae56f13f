import type { WAITS_FOR } from '@lading/api-client/contract';
import { dayLike, oneOf, positiveInteger, textLike } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** Tabs of a review that an address can name. */
const TABS = ['bills', 'compare'] as const;
// Said again, and held to it by its type: the contract is too heavy for the first visit, which reads every address.
const WAITS: typeof WAITS_FOR = ['me', 'forwarder'];
export type ReviewTabAsked = (typeof TABS)[number];

/** What the address of the orders page can say; everything else about the page is the reader's own setting. */
export interface OrdersSearch extends ListSearch {
  bookingId?: number | undefined;
  orderId?: number | undefined;
  /** what the booking was opened for: 2 the shipping instruction, 3 the review of the booking */
  type?: 2 | 3 | undefined;
  /** the booking whose bill is being reviewed */
  review?: number | undefined;
  /** the tab of that review; the sample unless said */
  tab?: ReviewTabAsked | undefined;
  /** sections to show, `1-6` or `2,4` */
  sections?: string | undefined;
  /** how far the bill is */
  status?: number | undefined;
  /** how far the booking is */
  stage?: number | undefined;
  /** sailings from this day to that one */
  from?: string | undefined;
  to?: string | undefined;
  /** the port of discharge, and the carrier */
  pod?: string | undefined;
  carrier?: string | undefined;
  /** whose turn it is */
  waits?: (typeof WAITS_FOR)[number] | undefined;
}

/** Fifty numbers of containers and the commas between them. */
export const KEYWORD_MOST = 1000;
const upTo = (value: number | undefined, most: number) => (value !== undefined && value <= most ? value : undefined);

export function ordersSearch(input: Record<string, unknown>): OrdersSearch {
  const review = positiveInteger(input['review']);
  return {
    bookingId: positiveInteger(input['bookingId']),
    orderId: positiveInteger(input['orderId']),
    review,
    tab: review === undefined ? undefined : oneOf(input['tab'], TABS),
    type: oneOf(positiveInteger(input['type']), [2, 3]),
    sections: textLike(input['sections'], /^[1-6](?:[-,][1-6])*$/),
    status: upTo(positiveInteger(input['status']), 10),
    stage: upTo(positiveInteger(input['stage']), 10),
    from: dayLike(input['from']),
    to: dayLike(input['to']),
    pod: textLike(input['pod'], /^[A-Z0-9]{2,10}$/),
    carrier: textLike(input['carrier'], /^[\s\S]{1,100}$/),
    waits: oneOf(input['waits'], WAITS),
    ...listSearch(input),
    keyword: textLike(input['keyword'], /^[\s\S]{1,1000}$/),
  };
}
