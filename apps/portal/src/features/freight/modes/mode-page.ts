import type { FreightSearch } from '../freight-search.ts';

/** What the page of a way is shown by. */
export interface ModePageProps {
  at: '/freight' | '/rates';
  search: FreightSearch;
}
