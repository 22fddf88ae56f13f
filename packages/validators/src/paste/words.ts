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

/** Where a word begins and ends in the pasted text; in a cell with doubled quotes, where the cell does. */
const placeOf = ({ raw, at, cell }: Word): readonly [number, number] =>
  cell.length === cell.raw.length
    ? [cell.index + at, cell.index + at + raw.length]
    : [cell.index, cell.index + cell.length];

/** One word, or several side by side, as a part of the pasted text. */
export function pieceOf(words: readonly Word[]): Piece {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) throw new RangeError('no words');
  const { line, column } = first.cell;
  if (first.cell === last.cell && first.at === 0 && last.raw.length + last.at === first.cell.raw.length)
    return first.cell;
  const [index] = placeOf(first);
  const length = placeOf(last)[1] - index;
  const raw =
    first.cell === last.cell
      ? first.cell.raw.slice(first.at, last.at + last.raw.length)
      : words.map((word) => word.raw).join(' ');
  return { raw, index, length, line, column };
}
