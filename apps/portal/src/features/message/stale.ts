import { contract, type Endpoint } from '@lading/api-client/contract';
import type { LiveEvent } from '@lading/api-client/live';

const { user, order } = contract;

/** What a message may have changed. */
const LISTS: readonly Endpoint[] = [user.toDoList, user.toDoCount, order.orderPage];
/** How far the review of a bill is, for the customer and for the staff. */
const REVIEW = [order.blVersions, order.blMarks, order.blRequests, order.blLog, order.blRequestQueue, order.blForIssue];
const BILLS = [order.initInfoMbl, order.initInfoHbl, order.blCompareMaster];

/** The queries whose answers a live event has made stale. `page` is this page: its own doing was answered where it was done. */
export function staleBy(event: LiveEvent, page: string): readonly Endpoint[] {
  switch (event.type) {
    case 'notice':
      return LISTS;
    case 'review': {
      const { change, page: from } = event.review;
      if (from === page) return [];
      if (change === 'marks') return [order.blMarks, order.blLog];
      if (change === 'viewed') return [order.blVersions, order.blLog];
      return change === 'draft' ? [...LISTS, ...REVIEW, ...BILLS] : [...LISTS, ...REVIEW];
    }
    case 'resync':
      return [...LISTS, ...REVIEW, ...BILLS];
    default:
      return [];
  }
}
