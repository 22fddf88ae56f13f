import { distance, greatCircle, mercator } from '../foundations/sphere.ts';

/** Degrees: east and north are positive. */
export type Place = readonly [longitude: number, latitude: number];

/** A Mercator chart whose middle is the 180th meridian: where that meets the equator, and how long a radian is there. */
export interface ChartProjection {
  readonly x: number;
  readonly y: number;
  readonly radian: number;
}

const RADIAN = Math.PI / 180;
const NAUTICAL_MILES = 3440.065;
/** A point every so many radians: about 60 nautical miles. */
const STEP = 0.0175;

export function project({ x, y, radian }: ChartProjection, [longitude, latitude]: Place): [x: number, y: number] {
  const east = ((longitude + 360) % 360) - 180;
  const [right, up] = mercator(east * RADIAN, latitude * RADIAN) as [number, number];
  return [x + right * radian, y - up * radian];
}

const pairs = (places: readonly Place[]) => places.slice(1).map((to, at) => [places[at] as Place, to] as const);

/** Along the shortest way over the sphere from place to place, in nautical miles. */
export const milesAlong = (places: readonly Place[]): number =>
  pairs(places).reduce((sum, [from, to]) => sum + distance([...from], [...to]), 0) * NAUTICAL_MILES;

/** The places a ship passes from stop to stop, each time along the great circle. */
export const pointsAlong = (stops: readonly Place[]): Place[] => [
  ...stops.slice(0, 1),
  ...pairs(stops).flatMap(([from, to]) => {
    const at = greatCircle([...from], [...to]);
    const steps = Math.max(1, Math.ceil(distance([...from], [...to]) / STEP));
    return Array.from({ length: steps }, (_, step) => at((step + 1) / steps));
  }),
];

/** The points of a course on the chart: great circles from place to place. */
export const courseOf = (places: readonly Place[], projection: ChartProjection): [x: number, y: number][] =>
  pointsAlong(places).map((place) => project(projection, place));

const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Where words stand on a course, and how they are turned to run along it: `share` of its points from the start. */
export function placeOn(points: readonly (readonly [number, number])[], share: number, away: number): string {
  const at = Math.min(points.length - 2, Math.max(1, Math.round(share * (points.length - 1))));
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]];
  if (!before || !here || !after) return '';
  const turn = Math.atan2(after[1] - before[1], after[0] - before[0]);
  const [x, y] = [here[0] + Math.sin(turn) * away, here[1] - Math.cos(turn) * away];
  return `translate(${round(x)} ${round(y)}) rotate(${round(turn / RADIAN)})`;
}
