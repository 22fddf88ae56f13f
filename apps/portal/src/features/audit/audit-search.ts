import type { AUDIT_SOURCES, AuditSource } from '@lading/api-client/contract';
import { dayLike, oneOf } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by its type: the schemas beside it stay out of the first visit.
const SOURCES: typeof AUDIT_SOURCES = ['security', 'order', 'bill'];

/** What the address of the log can say. */
export interface AuditSearch extends ListSearch {
  source?: AuditSource | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const auditSearch = (input: Record<string, unknown>): AuditSearch => ({
  source: oneOf(input['source'], SOURCES),
  from: dayLike(input['from']),
  to: dayLike(input['to']),
  ...listSearch(input),
});
