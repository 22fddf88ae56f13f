import type { Segment } from '@lading/validators/bill';

export interface Piece {
  /** its place among the pieces of its side */
  readonly at: number;
  readonly text: string;
  /** stands on this side only */
  readonly changed: boolean;
  /** changes nothing that counts: a wrap, case, a comma */
  readonly cosmetic: boolean;
}

export interface Line {
  /** its place in the text, from 0 */
  readonly at: number;
  readonly pieces: readonly Piece[];
}
/** So many equal lines that are not shown, from `at` on. */
export interface Fold {
  readonly at: number;
  readonly hidden: number;
}

/** The text of one side as lines of pieces. */
export function linesOfSide(segments: readonly Segment[], side: 'left' | 'right'): Line[] {
  const other = side === 'left' ? 'added' : 'removed';
  const lines: Piece[][] = [[]];
  let at = 0;
  for (const { op, text, cosmetic = false } of segments) {
    if (op === other) continue;
    for (const [row, words] of text.split(/\r\n|\r|\n/).entries()) {
      if (row > 0) lines.push([]);
      if (words) lines.at(-1)?.push({ at: at++, text: words, changed: op !== 'equal', cosmetic });
    }
  }
  return lines.map((pieces, place) => ({ at: place, pieces }));
}

export const isChanged = ({ pieces }: Line): boolean => pieces.some(({ changed }) => changed);
export const textOfLine = (line: Line | undefined): string => (line?.pieces ?? []).map(({ text }) => text).join('');

/** Equal lines left around a changed one. */
const AROUND = 2;
/** Fewer lines than this are never folded. */
const FOLDS_FROM = 12;

/** Long texts are folded to the lines that differ and two around them. */
export function folded(lines: readonly Line[]): (Line | Fold)[] {
  if (lines.length < FOLDS_FROM) return [...lines];
  const near = new Set<number>();
  for (const { at, pieces } of lines)
    if (pieces.some(({ changed, cosmetic }) => changed && !cosmetic))
      for (let row = at - AROUND; row <= at + AROUND; row++) near.add(row);
  const out: (Line | Fold)[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (near.has(line.at)) out.push(line);
    else if (last && 'hidden' in last) out[out.length - 1] = { at: last.at, hidden: last.hidden + 1 };
    else out.push({ at: line.at, hidden: 1 });
  }
  return out;
}
