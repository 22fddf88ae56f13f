const HOUR = 3_600_000;

/** Tenths as a decimal text: 125 is `12.5`. */
const tenths = (count: number): string => `${Math.trunc(count / 10)}.${Math.abs(count % 10)}`;

/** Of a hundred, with one decimal; null where there is nothing to divide by. */
export const shareOf = (part: number, whole: number): string | null =>
  whole === 0 ? null : tenths(Math.round((part * 1000) / whole));

/** From one moment to another, with one decimal. */
export const hoursBetween = (from: Date, to: Date): string =>
  tenths(Math.round(((to.getTime() - from.getTime()) * 10) / HOUR));

/** What stands in the middle, in hours; of an even number the mean of the two. Null of none. */
export function medianHours(spans: readonly number[]): string | null {
  const sorted = spans.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half];
  if (upper === undefined) return null;
  const middle = sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
  return tenths(Math.round((middle * 10) / HOUR));
}
