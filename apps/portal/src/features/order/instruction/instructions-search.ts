import { oneOf } from '../../../app/search.ts';
import { type ListSearch, listSearch } from '../../../kit/list-search.ts';

const STATES = ['open', 'returned', 'sent', 'accepted'] as const;
export type InstructionsState = (typeof STATES)[number];

/** What the address of the list of instructions can say. */
export interface InstructionsSearch extends ListSearch {
  state?: InstructionsState | undefined;
}

export const instructionsSearch = (input: Record<string, unknown>): InstructionsSearch => ({
  ...listSearch(input),
  state: oneOf(input['state'], STATES),
});
