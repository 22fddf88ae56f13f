import { type Endpoint, PUSHED } from '@lading/api-client/contract';
import type { LiveEvent } from '@lading/api-client/live';

/** The queries whose answers a live event has made stale. `page` is this page: its own doing was answered where it was done. */
export function staleBy(event: LiveEvent, page: string): readonly Endpoint[] {
  if (event.type === 'review') return event.review.page === page ? [] : PUSHED.review[event.review.change];
  return event.type === 'state' ? [] : PUSHED[event.type];
}
