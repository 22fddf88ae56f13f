import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';

type Range = readonly [from: number, to: number];
export type Place = readonly [x: number, y: number];

/** Where values stand on an axis, and the round values that are written beside it. */
export interface ValueAxis {
  at: (value: number) => number;
  ticks: readonly number[];
}

/** An axis that begins and ends at round values; bars grow from zero, lines need not. */
export function valueAxis(values: readonly number[], [from, to]: Range, fromZero: boolean): ValueAxis {
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  // A single value lies in the middle of an axis as wide as a tenth of it.
  const room = low === high ? Math.max(Math.abs(high) / 10, 1) : 0;
  const scale = scaleLinear([low - (fromZero ? 0 : room), high + room], [from, to]).nice(4);
  return { at: scale, ticks: scale.ticks(4) };
}

/** Evenly spaced points, the first and the last at the ends; one alone in the middle. */
export function pointAxis(count: number, [from, to]: Range): (index: number) => number {
  const scale = scalePoint([...Array(count).keys()], [from, to]);
  return (index) => scale(index) ?? from;
}

export interface BandAxis {
  /** the middle of a group */
  middle: (index: number) => number;
  /** the left edge of one bar of a group */
  bar: (index: number, series: number) => number;
  width: number;
}

/** Groups of bars, none of them wider than `most`. */
export function bandAxis(groups: number, series: number, [from, to]: Range, most: number): BandAxis {
  const outer = scaleBand([...Array(groups).keys()], [from, to])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const width = Math.min(most, outer.bandwidth() / series);
  const middle = (index: number) => (outer(index) ?? from) + outer.bandwidth() / 2;
  return { middle, bar: (index, one) => middle(index) + (one - series / 2) * width, width };
}

const path = line<Place | null>()
  .defined((place) => place !== null)
  .x((place) => place?.[0] ?? 0)
  .y((place) => place?.[1] ?? 0)
  .digits(1);

/** A line through the places, with a pause where one is missing. */
export const linePath = (places: readonly (Place | null)[]): string => path(places) ?? '';
