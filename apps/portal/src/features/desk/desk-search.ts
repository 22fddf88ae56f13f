import { DESK_QUEUES, DESK_SCOPES, type DeskQueueKind, type DeskScope } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';

/** What the address of the desk can say. */
export interface DeskSearch {
  queue?: DeskQueueKind | undefined;
  /** one's team unless said */
  scope?: DeskScope | undefined;
  page?: number | undefined;
}

export const deskSearch = (input: Record<string, unknown>): DeskSearch => ({
  queue: oneOf(input['queue'], DESK_QUEUES),
  scope: oneOf(
    input['scope'],
    DESK_SCOPES.filter((scope) => scope !== 'team'),
  ),
  page: positiveInteger(input['page']),
});
