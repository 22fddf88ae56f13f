import type { Heights } from './heights.ts';

// Entries that are drawn beyond the edges: at least, and whenever more have to be drawn.
const LEAST = 3;
const AHEAD = 8;

/** What the scrolling box shows, px. */
export interface View {
  top: number;
  height: number;
}

/** The part that is drawn: from one entry to before another. */
export interface Range {
  from: number;
  to: number;
}

/** What has to be drawn for a view: the range as it is while that will do. */
export function rangeFor({ top, height }: View, { at, count }: Heights, range: Range): Range {
  const [first, behind] = [at(top), at(top + height) + 1];
  const enough = range.from <= Math.max(0, first - LEAST) && range.to >= Math.min(count, behind + LEAST);
  const spare = range.to - range.from > behind - first + 4 * AHEAD;
  if (enough && !spare) return range;
  return { from: Math.max(0, first - AHEAD), to: Math.min(count, behind + AHEAD) };
}

/** The entries of a range in their order, and the one that is kept wherever the range is. */
export function slotsIn({ from, to }: Range, count: number, kept: number | undefined): number[] {
  const end = Math.min(to, count);
  // Fewer entries than before: the box stands at their end now.
  const begin = to > count ? Math.max(0, Math.min(from, count - (to - from))) : from;
  const drawn = Array.from({ length: end - begin }, (_, at) => begin + at);
  if (kept === undefined || kept < 0 || kept >= count) return drawn;
  if (kept < begin) drawn.unshift(kept);
  else if (kept >= end) drawn.push(kept);
  return drawn;
}
