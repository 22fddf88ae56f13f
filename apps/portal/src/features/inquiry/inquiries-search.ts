import type { FbaEnquiryState, INQUIRY_TOPICS, InquiryTopic } from '@lading/api-client/contract';
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
  /** enquiries for prices to FBA sites instead of questions: the one that is open, and their state */
  list?: 'fba' | undefined;
  enquiryId?: number | undefined;
  stage?: FbaEnquiryState | undefined;
}

/** What the address of one's own can say. */
export interface MyInquiriesSearch extends ListSearch {
  list?: 'fba' | undefined;
}
export const myInquiriesSearch = (input: Record<string, unknown>): MyInquiriesSearch => ({
  list: oneOf(input['list'], ['fba']),
  ...listSearch(input),
});

const stageOf = (value: unknown): FbaEnquiryState | undefined => {
  const stage = positiveInteger(value);
  return stage !== undefined && stage <= 6 ? (stage as FbaEnquiryState) : undefined;
};

export const inquiriesSearch = (input: Record<string, unknown>): InquiriesSearch => ({
  inquiryId: positiveInteger(input['inquiryId']),
  state: oneOf(input['state'], ['answered', 'all']),
  topic: oneOf(input['topic'], TOPICS),
  list: oneOf(input['list'], ['fba']),
  enquiryId: positiveInteger(input['enquiryId']),
  stage: stageOf(input['stage']),
  ...listSearch(input),
});
