/** What every flaw of a format says of its place. */
export interface Flaw {
  /** 1-based, counted in code points */
  position: number;
  /** the first character of it; one that nobody sees as its code point, such as U+202A */
  character: string;
  /** how many characters it covers */
  actual: number;
}
