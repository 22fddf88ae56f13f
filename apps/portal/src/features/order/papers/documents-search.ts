import type { FileKind } from '@lading/api-client/contract';
import { dayLike, oneOf } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

// Said again: the contract is too heavy for the first visit, which reads every address.
export const KINDS = [
  ...(['SO', 'bookingNote', 'packingInvoice', 'customs', 'bill', 'guarantee', 'MSDS', 'VGM'] as const),
  ...(['statement', 'invoice', 'other'] as const),
] as const satisfies readonly FileKind[];

/** What the address of the documents can say. */
export interface DocumentsSearch extends ListSearch {
  /** of which type */
  paper?: FileKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const documentsSearch = (input: Record<string, unknown>): DocumentsSearch => ({
  paper: oneOf(input['paper'], KINDS),
  from: dayLike(input['from']),
  to: dayLike(input['to']),
  ...listSearch(input),
});
