import type { Ring } from './coast.ts';
import type { Point, Sheet } from './sheet.ts';

// As far outside of the sheet as the widest line along the coast, px.
const ROOM = 72;

/** What of a ring lies on one side of a line of the sheet (Sutherland and Hodgman). */
function cut(ring: readonly Point[], axis: 0 | 1, limit: number, side: 1 | -1): Point[] {
  const inside = (point: Point) => (point[axis] - limit) * side <= 0;
  const on = ([ax, ay]: Point, [bx, by]: Point): Point =>
    axis === 0
      ? [limit, ay + ((limit - ax) / (bx - ax)) * (by - ay)]
      : [ax + ((limit - ay) / (by - ay)) * (bx - ax), limit];
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) as Point;
    if (inside(point)) return inside(before) ? [point] : [on(before, point), point];
    return inside(before) ? [on(before, point)] : [];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The land of a sheet as the data of a path; land that is not on it is left out. */
export function landOf(rings: readonly Ring[], sheet: Sheet): string {
  const { width, height } = sheet;
  let land = '';
  // The data go once round the earth; a sheet may begin anywhere.
  for (const turn of [-360, 0, 360]) {
    for (const ring of rings) {
      let points = ring.map(([longitude, latitude]) => sheet.point([longitude + turn, latitude]));
      if (points.every(([x]) => x < -ROOM) || points.every(([x]) => x > width + ROOM)) continue;
      points = cut(points, 0, -ROOM, -1);
      points = cut(points, 0, width + ROOM, 1);
      points = cut(points, 1, -ROOM, -1);
      points = cut(points, 1, height + ROOM, 1);
      if (points.length > 2) land += `M${points.map(written).join('L')}Z`;
    }
  }
  return land;
}

/** A course as the data of a path; where it goes round the earth it begins again at the other side. */
export const courseOn = (points: readonly Point[], width: number): string =>
  points
    .map((point, at) => {
      const before = points[at - 1];
      return `${!before || Math.abs(point[0] - before[0]) > width / 2 ? 'M' : 'L'}${written(point)}`;
    })
    .join('');
