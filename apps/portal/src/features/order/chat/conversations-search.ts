import { positiveInteger, textLike } from '../../../app/search.ts';

/** What the address of the conversations can say. */
export interface ConversationsSearch {
  keyword?: string | undefined;
  /** from 2 */
  page?: number | undefined;
  /** the booking whose conversation is open */
  bookingId?: number | undefined;
}

export function conversationsSearch(input: Record<string, unknown>): ConversationsSearch {
  const page = positiveInteger(input['page']);
  return {
    keyword: textLike(input['keyword'], /^[\s\S]{1,200}$/),
    page: page === 1 ? undefined : page,
    bookingId: positiveInteger(input['bookingId']),
  };
}
