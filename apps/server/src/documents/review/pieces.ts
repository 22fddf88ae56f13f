import { diffWords, type FieldComparison, type Segment } from '@lading/validators/bill';
import type { Piece } from '../bill/marker.ts';

export type Side = 'left' | 'right';

/** The text of one side as lines of pieces. */
export function piecesOf(segments: readonly Segment[], side: Side): Piece[][] {
  const other = side === 'left' ? 'added' : 'removed';
  const lines: Piece[][] = [[]];
  for (const { op, text, cosmetic = false } of segments) {
    if (op === other) continue;
    for (const [row, words] of text.split(/\r\n|\r|\n/).entries()) {
      if (row > 0) lines.push([]);
      if (words) lines.at(-1)?.push({ text: words, changed: op !== 'equal' && !cosmetic });
    }
  }
  return lines;
}

const differs = (line: readonly Piece[]): boolean => line.some(({ changed }) => changed);

/** What paper says of one side: the lines that differ, a row that only this side has with all its texts, or that there is nothing. */
export function shownLines({ segments, cells, row, ...field }: FieldComparison, side: Side): Piece[][] {
  if (cells && row === (side === 'left' ? 'missing' : 'extra')) {
    const [first = '', ...rest] = [field[side], ...Object.values(cells).filter((text) => text && text !== field[side])];
    return [[{ text: first, changed: true }], [{ text: rest.join(' · '), changed: false }]];
  }
  if (!segments)
    return (field[side] || '—')
      .split(/\r\n|\r|\n/)
      .map((text) => [{ text, changed: field[side] !== '' && field.class !== 'same' }]);
  const lines = piecesOf(segments, side).filter(differs);
  if (lines.length > 0) return lines;
  const [first = ''] = field[side].split(/\r\n|\r|\n/);
  return [[{ text: first || '—', changed: false }]];
}

/** The lines of a proposal that say something else than the draft. */
export const proposedLines = (now: string, proposed: string): string[] => {
  const lines = piecesOf(diffWords(now, proposed), 'right').filter(differs);
  return lines.length > 0 ? lines.map((line) => line.map(({ text }) => text).join('')) : [proposed || '—'];
};
