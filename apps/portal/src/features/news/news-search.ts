import type { NEWS_CATEGORIES, NewsCategory } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const CATEGORIES: typeof NEWS_CATEGORIES = ['company', 'industry', 'notice', 'knowledge', 'policy'];

/** What the address of the news can say. */
export interface NewsSearch extends Pick<ListSearch, 'page' | 'keyword'> {
  /** the article that is read; the list without */
  id?: number | undefined;
  category?: NewsCategory | undefined;
}

export function newsSearch(input: Record<string, unknown>): NewsSearch {
  const { page, keyword } = listSearch(input);
  return { id: positiveInteger(input['id']), category: oneOf(input['category'], CATEGORIES), page, keyword };
}
