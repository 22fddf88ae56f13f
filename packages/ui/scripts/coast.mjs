// world-atlas (Natural Earth, public domain; the package ISC) -> the coasts of SeaChart, simplified, in two scales. Twice the same from
// the same data: no clock, no chance, and sums in one order.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Where nobody sails: ice, and what Mercator would stretch.
const SOUTH = -60;
const NORTH = 83;
const RADIAN = Math.PI / 180;
// Letters of a number: five bits each, and one that says that more follow.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * steps: places in a degree; triangle: least area of what a point adds, in square degrees at the equator; island: the same of what is left
 * out as a whole
 */
const SCALES = {
  coarse: { steps: 20, triangle: 0.05, island: 0.35 },
  fine: { steps: 50, triangle: 0.0035, island: 0.02 },
};

/** The rings of the land in degrees. */
function ringsOf({ arcs, objects, transform: { scale, translate } }) {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const line = (index) => (index < 0 ? [...lines[~index]].reverse() : lines[index]);
  const join = (ring) => ring.flatMap((index, at) => line(index).slice(at === 0 ? 0 : 1));
  return objects.land.geometries
    .flatMap(({ type, arcs: parts }) => (type === 'Polygon' ? [parts] : parts))
    .flatMap((polygon) => polygon.map((ring) => unbroken(join(ring))));
}

/** The data have no cut at the 180th meridian: there a ring goes on past it, instead of jumping to the other side of the earth. */
function unbroken(ring) {
  let before = ring[0][0];
  const easts = ring.map(([longitude]) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return before;
  });
  // Its middle lies where the places it has do.
  const turn = 360 * Math.round((Math.min(...easts) + Math.max(...easts)) / 720);
  return ring.map(([, latitude], at) => [easts[at] - turn, latitude]);
}

/** Twice the area of a triangle, smaller towards the poles, as on the sphere. */
const area = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) * Math.cos(((ay + by + cy) / 3) * RADIAN);
const size = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + (ring[at - 1]?.[0] ?? x) * y - x * (ring[at - 1]?.[1] ?? y), 0) / 2) *
  Math.cos(ring[0][1] * RADIAN);
/** Takes away what adds least to the area, a round at a time, each point judged by neighbours that stay (after Visvalingam). */
function simplified(ring, least) {
  let points = ring.slice(0, -1);
  for (;;) {
    const gone = new Set();
    for (let at = 0; at < points.length; at++) {
      const before = (at + points.length - 1) % points.length;
      const after = (at + 1) % points.length;
      if (gone.has(before) || gone.has(after) || points.length - gone.size <= 4) continue;
      if (area(points[before], points[at], points[after]) / 2 < least) gone.add(at);
    }
    if (gone.size === 0) return points;
    points = points.filter((_, at) => !gone.has(at));
  }
}

function written(number) {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  do {
    const more = rest > 31;
    text += DIGITS[(rest & 31) + (more ? 32 : 0)];
    rest = Math.floor(rest / 32);
  } while (rest > 0);
  return text;
}

function coast(rings, { steps, triangle, island }) {
  const whole = (degrees) => Math.round(degrees * steps);
  const kept = rings
    .filter((ring) => ring.some(([, latitude]) => latitude > SOUTH) && ring.some(([, latitude]) => latitude < NORTH))
    .filter((ring) => size(ring) >= island)
    .map((ring) => simplified(ring, triangle).map(([x, y]) => [whole(x), whole(y)]))
    .map((ring) => ring.filter(([x, y], at) => x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]))
    .filter((ring) => ring.length > 3);
  let text = '';
  for (const ring of kept) {
    let [x, y] = [0, 0];
    text += written(ring.length);
    for (const [nextX, nextY] of ring) {
      text += written(nextX - x) + written(nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return { text, points: kept.reduce((sum, ring) => sum + ring.length, 0) };
}

/** The generated files as { path, text }. */
export function generateCoasts() {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const rings = ringsOf(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(SCALES).map(([name, scale]) => {
    const { text, points } = coast(rings, scale);
    const head = `// Generated from world-atlas by npm run generate. Do not edit.\n// ${points} places, ${text.length} bytes: see scripts/coast.mjs.\n`;
    return {
      path: `packages/ui/src/sea-chart/coast-${name}.gen.ts`,
      text: `${head}export const steps = ${scale.steps};\nexport const coast =\n  '${text}';\n`,
    };
  });
}
