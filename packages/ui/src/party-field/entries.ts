import type { ReferenceList } from '../reference-fields/entries.ts';
import type { TextAreaPart } from '../text-area/text-area.tsx';

/** What of a party field has a name of its own. */
export type PartyFieldPart = TextAreaPart | 'foot' | 'panel' | 'list';

/** A party of the book as a field offers it. */
export interface PartyEntry {
  id: number;
  alias: string;
  /** as it is printed */
  displayText: string;
  city: string;
  country: string;
  isDefault: boolean;
}

/** What stands in a booking or a bill: the text, and of which party it is while nobody has changed it. */
export interface PartyValue {
  partyId: number | null;
  text: string;
}

/** The book that a field chooses from. */
export interface PartyBook {
  /** what the last search found, the default first */
  found: ReferenceList<PartyEntry>;
  /** asks for parties that hold the words; with none for all */
  onSearch(words: string): void;
  /** adds one; only for who may */
  onNew?: (() => void) | undefined;
  /** changes one; only for who may */
  onEdit?: ((party: PartyEntry) => void) | undefined;
  /** where the book is looked after */
  href?: string | undefined;
}
