import { positiveInteger, textLike } from '../../app/search.ts';

/** What the address of the staff page can say. */
export interface BillsSearch {
  /** the booking that is open */
  bookingId?: number | undefined;
  state?: 'answered' | 'all' | undefined;
  page?: number | undefined;
  keyword?: string | undefined;
}

export function billsSearch(input: Record<string, unknown>): BillsSearch {
  const page = positiveInteger(input['page']);
  const state = input['state'];
  return {
    bookingId: positiveInteger(input['bookingId']),
    state: state === 'answered' || state === 'all' ? state : undefined,
    page: page === 1 ? undefined : page,
    keyword: textLike(input['keyword'], /^[\s\S]{1,200}$/),
  };
}
