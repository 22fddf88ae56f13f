import type { Point } from './sheet.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The port that an arrow leads to: the nearest that way, one that lies aside counting as farther away. */
function towards(points: readonly Point[], from: number, [right, down]: Point): number {
  const here = points[from];
  if (!here) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], at) => {
    const [across, along] = [x - here[0], y - here[1]];
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    const way = ahead + 2 * aside;
    if (at !== from && ahead > 0 && way < least) [best, least] = [at, way];
  });
  return best;
}

/** Where a key leads from a port, by its place in the list; undefined for a key that leads nowhere. */
export function walked(key: string, points: readonly Point[], from: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return points.length - 1;
  if (key === 'PageDown') return Math.min(points.length - 1, from + 1);
  if (key === 'PageUp') return Math.max(0, from - 1);
  const direction = DIRECTIONS[key];
  return direction && towards(points, from, direction);
}
