// Geometry on the earth for the sea chart. Nothing else in this package may import the library.
export { geoInterpolate as greatCircle, geoMercatorRaw as mercator } from 'd3-geo';

const RADIAN = Math.PI / 180;
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/** Between two places in degrees, in radians. The library's own measures any shape, with three times as much code. */
export function distance([fromEast, fromNorth]: [number, number], [east, north]: [number, number]): number {
  const parallel = Math.cos(fromNorth * RADIAN) * Math.cos(north * RADIAN);
  const share = haversine((north - fromNorth) * RADIAN) + parallel * haversine((east - fromEast) * RADIAN);
  return 2 * Math.asin(Math.sqrt(Math.min(1, share)));
}
