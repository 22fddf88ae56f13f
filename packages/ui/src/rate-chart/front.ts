import { compareDecimal } from '@lading/validators';

/** A channel: how long it takes and what it costs. */
export interface RatePoint {
  id: string;
  name: string;
  days: number;
  /** decimal string; all of one currency */
  total: string;
}

/** Cheaper or faster, and in nothing behind. */
const beats = (one: RatePoint, other: RatePoint): boolean => {
  const price = compareDecimal(one.total, other.total);
  return price <= 0 && one.days <= other.days && (price < 0 || one.days < other.days);
};

/** Dearer and slower, both. */
const isWorse = (one: RatePoint, other: RatePoint): boolean =>
  compareDecimal(one.total, other.total) > 0 && one.days > other.days;

/** The channels that nobody should take: another one is cheaper and faster. */
export const worseThan = (points: readonly RatePoint[]): ReadonlySet<string> =>
  new Set(points.filter((one) => points.some((other) => isWorse(one, other))).map(({ id }) => id));

/** Those that no other one beats, the fastest first. */
export const frontOf = (points: readonly RatePoint[]): readonly RatePoint[] =>
  points
    .filter((one) => !points.some((other) => beats(other, one)))
    .sort((one, other) => one.days - other.days || compareDecimal(one.total, other.total));

/** Where the name of a point stands, seen from it: behind it or before it, above or below. */
export type NameSide = readonly [across: 1 | -1, down: 1 | -1];

/** As shares of a picture: where a point is, and how wide its name. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

const SIDES: readonly NameSide[] = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];
const [NAME_HEIGHT, DOT] = [0.1, 0.03];

/**
 * Sides on which no name covers another one or a point, for as many as there is room; those that come first choose first. A point whose
 * name finds none is drawn without.
 */
export function namesBeside(spots: readonly Spot[]): readonly (NameSide | undefined)[] {
  const boxes = spots.map(({ x, y }) => [x - DOT, y - DOT, x + DOT, y + DOT]);
  return spots.map(({ x, y, width }, own) =>
    SIDES.find(([across, down]) => {
      const [left, right] = across > 0 ? [x + DOT, x + DOT + width] : [x - DOT - width, x - DOT];
      const [top, bottom] = down > 0 ? [y, y + NAME_HEIGHT] : [y - NAME_HEIGHT, y];
      const free =
        left >= -DOT &&
        right <= 1 + DOT * 3 &&
        boxes.every(
          ([l = 0, t = 0, r = 0, b = 0], at) => at === own || right <= l || left >= r || bottom <= t || top >= b,
        );
      if (free) boxes.push([left, top, right, bottom]);
      return free;
    }),
  );
}

/** An axis from a round value to another, four steps or fewer. */
export interface Scale {
  ticks: readonly number[];
  /** from 0 to 1 */
  at: (value: number) => number;
}

const STEPS = 4;

function stepOf(room: number): number {
  const rough = room / STEPS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * ten >= rough) ?? 10) * ten;
}

/** Round values around all that are drawn; whole ones where `least` is 1. */
export function scaleOf(values: readonly number[], least: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(least, stepOf(Math.max(high - low, least)));
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const count = Math.round((to - from) / step);
  return {
    ticks: [...Array(count + 1).keys()].map((at) => from + at * step),
    at: (value) => (value - from) / (to - from),
  };
}
