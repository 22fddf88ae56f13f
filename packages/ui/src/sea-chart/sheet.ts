import type { Place } from '../art/chart-course.ts';
import { mercator } from '../foundations/sphere.ts';
import { type ChartBounds, turned } from './places.ts';

const RADIAN = Math.PI / 180;

export type Point = readonly [x: number, y: number];

/** A sheet of paper with a piece of the sea on it. */
export interface Sheet {
  width: number;
  height: number;
  /** px of a degree of longitude */
  scale: number;
  /** what it shows, degrees; wider or higher than asked where the paper is */
  bounds: ChartBounds;
  /** px; not turned round the earth */
  point(place: Place): Point;
  /** px, by the side of the earth that is nearer to the middle of the sheet */
  near(place: Place): Point;
}

const heightOf = (latitude: number): number => (mercator(0, latitude * RADIAN)[1] as number) / RADIAN;
const latitudeOf = (height: number): number => (2 * Math.atan(Math.exp(height * RADIAN)) - Math.PI / 2) / RADIAN;

/** All of the bounds in Mercator's projection, in the middle of the paper, which shows more where it is wider or higher. */
export function sheetOf([west, south, givenEast, north]: ChartBounds, width: number, height: number): Sheet {
  const east = givenEast <= west ? givenEast + 360 : givenEast;
  const [low, high] = [heightOf(south), heightOf(north)];
  const scale = Math.min(width / (east - west), height / (high - low));
  const middle: Point = [(west + east) / 2, (low + high) / 2];
  const point = ([longitude, latitude]: Place): Point => [
    width / 2 + (longitude - middle[0]) * scale,
    height / 2 - (heightOf(latitude) - middle[1]) * scale,
  ];
  const [halfWide, halfHigh] = [width / 2 / scale, height / 2 / scale];
  return {
    width,
    height,
    scale,
    bounds: [
      middle[0] - halfWide,
      latitudeOf(middle[1] - halfHigh),
      middle[0] + halfWide,
      latitudeOf(middle[1] + halfHigh),
    ],
    point,
    near: ([longitude, latitude]) => point([turned(longitude, middle[0]), latitude]),
  };
}
