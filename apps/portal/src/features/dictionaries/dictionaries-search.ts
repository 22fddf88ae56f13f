import type { DictionaryType } from '@lading/api-client/contract';
import { textLike } from '../../app/search.ts';

/** What the address of the dictionaries can say. */
export interface DictionariesSearch {
  type?: DictionaryType | undefined;
}

// Which of them there are is the page's to know: the schemas beside the list stay out of the first visit.
export const dictionariesSearch = (input: Record<string, unknown>): DictionariesSearch => ({
  type: textLike(input['type'], /^[A-Za-z]{1,30}$/) as DictionaryType | undefined,
});
