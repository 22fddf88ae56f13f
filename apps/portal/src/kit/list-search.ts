import { positiveInteger, textLike } from '../app/search.ts';

/** What the address of every list can say. Read by its route, so it stays in the first chunk: no forms, no calls. */
export interface ListSearch {
  /** from 2; the first page is not said */
  page?: number | undefined;
  keyword?: string | undefined;
  /** `etd:desc` */
  sort?: string | undefined;
}

export function listSearch(input: Record<string, unknown>): ListSearch {
  const page = positiveInteger(input['page']);
  return {
    page: page === 1 ? undefined : page,
    keyword: textLike(input['keyword'], /^[\s\S]{1,200}$/),
    sort: textLike(input['sort'], /^[A-Za-z]{1,20}:(?:asc|desc)$/),
  };
}
