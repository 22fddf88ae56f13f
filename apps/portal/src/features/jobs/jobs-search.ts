import type { JOB_KINDS, JOB_STATES, JobKind, JobState } from '@lading/api-client/contract';
import { oneOf } from '../../app/search.ts';
import { type ListSearch, listSearch } from '../../kit/list-search.ts';

// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const KINDS: typeof JOB_KINDS = ['outbound', 'import', 'reminder', 'webhook'];
const STATES: typeof JOB_STATES = ['waiting', 'active', 'done', 'failed'];

/** What the address of the jobs can say. */
export interface JobsSearch extends ListSearch {
  kind?: JobKind | undefined;
  state?: JobState | undefined;
  /** what is done by the clock; what was and will be done unless said */
  part?: 'scheduled' | undefined;
}

export const jobsSearch = (input: Record<string, unknown>): JobsSearch => ({
  kind: oneOf(input['kind'], KINDS),
  state: oneOf(input['state'], STATES),
  part: oneOf(input['part'], ['scheduled']),
  ...listSearch(input),
});
