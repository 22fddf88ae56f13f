import type { INQUIRY_TOPICS, InquiryTopic } from '@lading/api-client/contract';
import { oneOf, positiveInteger } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const TOPICS: typeof INQUIRY_TOPICS = ['rates', 'booking', 'bill', 'charges', 'cooperation', 'feedback', 'other'];

/** What the address of the questions can say. */
export interface InquiriesSearch extends ListSearch {
  /** the one that is open */
  inquiryId?: number | undefined;
  state?: 'answered' | 'all' | undefined;
  topic?: InquiryTopic | undefined;
}

export const inquiriesSearch = (input: Record<string, unknown>): InquiriesSearch => ({
  inquiryId: positiveInteger(input['inquiryId']),
  state: oneOf(input['state'], ['answered', 'all']),
  topic: oneOf(input['topic'], TOPICS),
  ...listSearch(input),
});
