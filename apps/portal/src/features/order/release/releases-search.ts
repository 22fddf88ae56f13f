import { oneOf, positiveInteger } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

export const SHOWN = ['waiting', 'applied', 'reviewing', 'released', 'returned', 'refused', 'withdrawn'] as const;

/** What the address of the applications for release can say; what waits unless said. */
export interface ReleasesSearch extends ListSearch {
  /** the one that is open, and the booking it is of */
  releaseId?: number | undefined;
  show?: (typeof SHOWN)[number] | 'all' | undefined;
}

export const releasesSearch = (input: Record<string, unknown>): ReleasesSearch => ({
  releaseId: positiveInteger(input['releaseId']),
  show: oneOf(input['show'], [...SHOWN, 'all']),
  ...listSearch(input),
});
