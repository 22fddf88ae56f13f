import type { DESK_QUEUES, DeskQueueKind, DeskScope } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const QUEUES: typeof DESK_QUEUES = [
  'booking',
  'instruction',
  'change',
  'draft',
  'vgm',
  'preplan',
  'release',
  'statement',
  'certification',
  'credit',
  'fuda',
  'inquiry',
  'fbaEnquiry',
  'feedback',
  'importJob',
  'job',
];

/** What the address of the desk can say. */
export interface DeskSearch {
  queue?: DeskQueueKind | undefined;
  /** one's team unless said */
  scope?: DeskScope | undefined;
  page?: number | undefined;
}

export const deskSearch = (input: Record<string, unknown>): DeskSearch => ({
  queue: oneOf(input['queue'], QUEUES),
  scope: oneOf(input['scope'], ['mine', 'all']),
  page: positiveInteger(input['page']),
});
