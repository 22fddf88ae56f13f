import { dayLike, oneOf, positiveInteger, textLike } from '../../../app/search.ts';

const KINDS = ['papers', 'booking', 'transit', 'charges', 'rates', 'system'] as const;

/** What the address of the message centre can say. */
export interface MessagesSearch {
  box?: 'unread' | 'later' | undefined;
  type?: (typeof KINDS)[number] | undefined;
  keyword?: string | undefined;
  /** told between these days, both with them */
  from?: string | undefined;
  to?: string | undefined;
  /** unread ones first where nothing is said */
  sort?: 'newest' | 'oldest' | undefined;
  /** from 2 */
  page?: number | undefined;
  /** the open one */
  id?: number | undefined;
}

export function messagesSearch(input: Record<string, unknown>): MessagesSearch {
  const page = positiveInteger(input['page']);
  return {
    box: oneOf(input['box'], ['unread', 'later']),
    type: oneOf(input['type'], KINDS),
    keyword: textLike(input['keyword'], /^[\s\S]{1,50}$/),
    from: dayLike(input['from']),
    to: dayLike(input['to']),
    sort: oneOf(input['sort'], ['newest', 'oldest']),
    page: page === 1 ? undefined : page,
    id: positiveInteger(input['id']),
  };
}
