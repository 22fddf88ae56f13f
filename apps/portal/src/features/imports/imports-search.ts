import type { ImportKind } from '@lading/api-client/contract';
import { oneOf, positiveInteger, textLike } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

/** What the address of the imports can say. */
export interface ImportsSearch extends ListSearch {
  kind?: ImportKind | undefined;
  view?: 'running' | 'wrong' | undefined;
  /** whose errors are shown */
  jobId?: number | undefined;
}

// Which kinds there are is the page's to know: the schemas beside the list stay out of the first visit.
export const importsSearch = (input: Record<string, unknown>): ImportsSearch => ({
  kind: textLike(input['kind'], /^[A-Za-z]{1,30}$/) as ImportKind | undefined,
  view: oneOf(input['view'], ['running', 'wrong']),
  jobId: positiveInteger(input['jobId']),
  ...listSearch(input),
});
