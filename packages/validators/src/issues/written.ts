interface Character {
  /** 1-based, counted in code points */
  position: number;
  character: string;
  /** as Unicode names it, such as U+FF0C */
  codePoint: string;
  /** the character to type in its place; empty where none is known */
  expected: string;
}

/** What can be wrong with a code that people type. */
export interface WrittenFlaws {
  /** no such character may stand there */
  chars: Character;
  /** as a Chinese keyboard types it */
  fullWidth: Character;
  /** a small letter */
  case: Character;
  /** a letter for the digit that looks like it, or the reverse */
  lookalike: Character;
  /** a blank, dot, dash, slash or a mark that nobody sees */
  separators: Character;
  /** counted without separators */
  length: { expected: number; actual: number };
}

/** The codes of one family: `container.chars`, `container.case` … */
export type FlawsOf<Family extends string, Kind extends keyof WrittenFlaws> = {
  [K in Kind as `${Family}.${K}`]: WrittenFlaws[K];
};

/** The last character of a code that follows from those before it: the one that is due, and the one that stands there. */
export interface CheckDigit<Digit = number> {
  expected: Digit;
  actual: Digit;
}
