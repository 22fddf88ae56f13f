/**
 * What a character is that should not stand in a bill's text. An `invisible` goes, as does an accent that is no part of its letter; a
 * `control` ends a line; `fullWidth`, `accent` and `symbol` have a plain form; of `han` and `other` only the writer knows one.
 */
export type CharacterKind = 'fullWidth' | 'space' | 'invisible' | 'control' | 'accent' | 'symbol' | 'han' | 'other';

/** Whose customs read the manifest: of the USA (ACE), of the European Union (ICS2) or of China (CCAM). */
export type Destination = 'US' | 'EU' | 'CN';

interface Vague {
  word: string;
  destination: Destination;
}

export interface VagueIssues {
  /** the text says no more of the goods than `word`, or a list of such words; customs of the destination reject it */
  'goods.vague': Vague;
  /** a line says `word` where the customs of the destination want the name of a party */
  'party.vague': Vague;
}

export interface LatinIssues {
  /**
   * A character the profile does not have. `line` and `column` count from 1, the column in code points; `codePoint` is written
   * U+FF0C. `replacement` is what to type for it: empty for what is left out, and for `han` and `other`, of which only the writer
   * knows. `more` characters of the text after this one are not allowed either.
   */
  'latin.char': {
    line: number;
    column: number;
    character: string;
    codePoint: string;
    kind: CharacterKind;
    replacement: string;
    more: number;
  };
}

/** Codes of the texts in the boxes of a bill. */
export interface TextIssues extends LatinIssues, VagueIssues {
  /** customs of the destination want the company code of the party, and the text has none */
  'party.noCode': { destination: Destination };
  /** line `line` has `columns` characters, `limit` are printed */
  'text.columns': { line: number; columns: number; limit: number };
  /** the text has `lines` lines, `limit` are printed */
  'text.lines': { lines: number; limit: number };
  /** the text has `characters` characters with its line ends, `limit` are sent */
  'text.length': { characters: number; limit: number };
}
