import type { Piece } from './cells.ts';

/** A word of a cell. */
export interface Word {
  readonly raw: string;
  /** where it begins in the cell, in UTF-16 units */
  readonly at: number;
  readonly cell: Piece;
}

// What sets words apart in running text; a colon ends a label and stays with it.
const WORD = /[^\s/+#()（）[\]【】<>《》。！!？"“”:：=]+[:：=]?/g;

export const wordsOf = (cell: Piece): readonly Word[] =>
  Array.from(cell.raw.matchAll(WORD), ({ 0: word, index }) => ({ raw: withoutStop(word), at: index, cell }));

/** A whole cell as one word. */
export const wordOf = (cell: Piece): Word => ({ raw: cell.raw, at: 0, cell });

/** `68CBM.` ends a sentence; the point is no part of the word. */
function withoutStop(word: string): string {
  let end = word.length;
  while (end > 1 && word.charCodeAt(end - 1) === 46) end--;
  return word.slice(0, end);
}

/** The place in the pasted text where a part of a cell begins; doubled quotes inside a quoted cell put it off by as many. */
const placeIn = (cell: Piece, at: number): number => cell.index + (cell.length > cell.raw.length ? 1 : 0) + at;

/** One word, or several side by side, as a part of the pasted text. */
export function pieceOf(words: readonly Word[]): Piece {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) throw new RangeError('no words');
  const { line, column } = first.cell;
  if (first.cell === last.cell && first.at === 0 && last.raw.length + last.at === first.cell.raw.length)
    return first.cell;
  const index = placeIn(first.cell, first.at);
  const length = placeIn(last.cell, last.at) + last.raw.length - index;
  const raw =
    first.cell === last.cell
      ? first.cell.raw.slice(first.at, last.at + last.raw.length)
      : words.map((word) => word.raw).join(' ');
  return { raw, index, length, line, column };
}
