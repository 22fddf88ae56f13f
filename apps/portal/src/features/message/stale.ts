import { type Endpoint, PUSHED } from '@lading/api-client/contract';
import type { LiveEvent } from '@lading/api-client/live';

/** The queries whose answers a live event has made stale. `page` is this page: its own doing was answered where it was done. */
export function staleBy(event: LiveEvent, page: string): readonly Endpoint[] {
  if (event.type === 'review') return event.review.page === page ? [] : PUSHED.review[event.review.change];
  if (event.type === 'order') return event.order.page === page ? [] : PUSHED.order[event.order.change];
  if (event.type === 'chat') return event.chat.page === page ? [] : PUSHED.chat;
  return event.type === 'state' ? [] : PUSHED[event.type];
}
