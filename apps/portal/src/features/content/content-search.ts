import type { NEWS_CATEGORIES, NEWS_STATES, NewsCategory, NewsState } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const CATEGORIES: typeof NEWS_CATEGORIES = ['company', 'industry', 'notice', 'knowledge', 'policy'];
const STATES: typeof NEWS_STATES = ['draft', 'published', 'withdrawn'];

/** What the address of the articles can say. */
export interface ContentSearch extends ListSearch {
  /** the one that is open, or a new one */
  article?: number | 'new' | undefined;
  standing?: NewsState | undefined;
  category?: NewsCategory | undefined;
}

export const contentSearch = (input: Record<string, unknown>): ContentSearch => ({
  article: input['article'] === 'new' ? 'new' : positiveInteger(input['article']),
  standing: oneOf(input['standing'], STATES),
  category: oneOf(input['category'], CATEGORIES),
  ...listSearch(input),
});

/** A list with one row that is open, or a new one: posts and adverts. */
export interface RowsSearch extends ListSearch {
  row?: number | 'new' | undefined;
}

export const rowsSearch = (input: Record<string, unknown>): RowsSearch => ({
  row: input['row'] === 'new' ? 'new' : positiveInteger(input['row']),
  ...listSearch(input),
});
