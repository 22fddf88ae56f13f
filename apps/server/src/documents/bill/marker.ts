import { type Ink, measure, type Style } from '../ink.ts';

/** A stretch of a line; `changed` is what was found to differ. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}
export type PieceLine = readonly Piece[];

/**
 * Where the highlighter goes over a bill: the lines of a box as pieces, by `bill.sAddress`, `goods.0.weight` or `containers.2.sealNo`, rows
 * by their place on the page.
 */
export type Marked = ReadonlyMap<string, readonly PieceLine[]>;

const BACK = '#ffec87';
const RULE = '#ae9208';

function stroke({ doc }: Ink, x: number, baseline: number, width: number, size: number): void {
  doc.rect(x - 0.6, baseline - size * 0.86, width + 1.2, size * 1.16).fill(BACK);
  doc
    .moveTo(x - 0.6, baseline + size * 0.3)
    .lineTo(x + width + 0.6, baseline + size * 0.3)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke();
}

const textOf = (line: PieceLine | undefined): string => (line ?? []).map(({ text }) => text).join('');

/**
 * Goes over what changed in a line before it is written. Where the box is written otherwise than it was compared (a weight with its
 * commas, lines that had to be wrapped) the line is marked as a whole, if there are few enough to know that it is meant.
 */
export function markLine(
  ink: Ink,
  pieces: readonly PieceLine[] | undefined,
  lines: readonly string[],
  at: number,
  place: { readonly x: number; readonly baseline: number; readonly style: Style },
): void {
  const line = lines[at] ?? '';
  if (!pieces || line === '') return;
  const { x, baseline, style } = place;
  const own = pieces.length === lines.length ? pieces[at] : undefined;
  if (own && textOf(own).trimEnd() === line.trimEnd()) {
    let left = x;
    for (const { text, changed } of own) {
      const width = measure(ink, text, style);
      if (changed) stroke(ink, left, baseline, measure(ink, text.trimEnd(), style), style.size);
      left += width;
    }
  } else if (lines.length <= 2 && pieces.some((one) => one.some(({ changed }) => changed)))
    stroke(ink, x, baseline, measure(ink, line, style), style.size);
}
