/** Degrees: east and north are positive. */
export type SeaPlace = readonly [longitude: number, latitude: number];

const RADIAN = Math.PI / 180;
const NAUTICAL_MILES = 3440.065;
/** Between two points that a place is compared with, nautical miles. */
const STEP = 20;

type Vector = readonly [number, number, number];
const vectorOf = ([longitude, latitude]: SeaPlace): Vector => {
  const [east, north] = [longitude * RADIAN, latitude * RADIAN];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};
const placeOf = ([x, y, z]: Vector): SeaPlace => [Math.atan2(y, x) / RADIAN, Math.atan2(z, Math.hypot(x, y)) / RADIAN];

function angle(from: Vector, to: Vector): number {
  const [a, b, c] = [
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
  ];
  return Math.atan2(Math.hypot(a, b, c), from[0] * to[0] + from[1] * to[1] + from[2] * to[2]);
}

const miles = (from: SeaPlace, to: SeaPlace): number => angle(vectorOf(from), vectorOf(to)) * NAUTICAL_MILES;

/** A point of the great circle, `share` of the way. */
function between(from: SeaPlace, to: SeaPlace, share: number): SeaPlace {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const whole = angle(a, b);
  if (whole === 0 || share === 0) return from;
  if (share === 1) return to;
  const [left, right] = [Math.sin((1 - share) * whole) / Math.sin(whole), Math.sin(share * whole) / Math.sin(whole)];
  return placeOf([a[0] * left + b[0] * right, a[1] * left + b[1] * right, a[2] * left + b[2] * right]);
}

/** Where a bow points, degrees from north, 0 to 359. */
function bearing([fromEast, fromNorth]: SeaPlace, [toEast, toNorth]: SeaPlace): number {
  const east = (toEast - fromEast) * RADIAN;
  const [from, to] = [fromNorth * RADIAN, toNorth * RADIAN];
  const y = Math.sin(east) * Math.cos(to);
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east);
  return (Math.round(Math.atan2(y, x) / RADIAN) + 360) % 360;
}

const legsOf = (course: readonly SeaPlace[]) =>
  course.slice(1).map((to, at) => {
    const from = course[at] as SeaPlace;
    return { from, to, length: miles(from, to) };
  });

/** Nautical miles along the great circles from place to place. */
export const courseMiles = (course: readonly SeaPlace[]): number =>
  legsOf(course).reduce((sum, { length }) => sum + length, 0);

export interface OnCourse {
  readonly at: SeaPlace;
  /** degrees from north */
  readonly heading: number;
}

/** Where a ship is that has sailed `share` (0 to 1) of a course; undefined for a course of less than two places. */
export function onCourse(course: readonly SeaPlace[], share: number): OnCourse | undefined {
  let left = Math.min(1, Math.max(0, share)) * courseMiles(course);
  let last: OnCourse | undefined;
  for (const { from, to, length } of legsOf(course)) {
    const at = length === 0 ? to : between(from, to, Math.min(1, left / length));
    last = { at, heading: bearing(left < length ? at : from, to) };
    if (left <= length) return last;
    left -= length;
  }
  return last;
}

/** The course in two: what lies behind a place beside it, and what lies ahead. Both hold the place. */
export function splitCourse(course: readonly SeaPlace[], place: SeaPlace) {
  const legs = legsOf(course);
  let best = { away: Number.POSITIVE_INFINITY, leg: 0, behind: 0 };
  let before = 0;
  legs.forEach(({ from, to, length }, leg) => {
    const steps = Math.max(1, Math.ceil(length / STEP));
    for (let step = 0; step <= steps; step += 1) {
      const away = miles(between(from, to, step / steps), place);
      if (away < best.away) best = { away, leg, behind: before + (length * step) / steps };
    }
    before += length;
  });
  return {
    sailed: [...course.slice(0, best.leg + 1), place],
    ahead: [place, ...course.slice(best.leg + 1)],
    behind: best.behind,
    whole: before,
  };
}

/**
 * Whole percent of a course that is behind a ship at a place: 1 to 99, for it has left and has not arrived; null where it is not known
 * where she is.
 */
export function voyagePercent(course: readonly SeaPlace[], place: SeaPlace | null): number | null {
  if (!place || course.length < 2) return null;
  const { behind, whole } = splitCourse(course, place);
  return whole === 0 ? null : Math.min(99, Math.max(1, Math.round((behind / whole) * 100)));
}
