/** Equal tokens in a row that make an anchor. */
export const RUN = 4;

/** Where each run of tokens stands that stands once. */
function lonely(tokens: Int32Array): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + RUN <= tokens.length; at++) {
    let run = '';
    for (let step = 0; step < RUN; step++) run += `${tokens[at + step]} `;
    places.set(run, places.has(run) ? -1 : at);
  }
  return places;
}

/** The longest part of a list that rises, as places. */
function rising(values: readonly number[]): number[] {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [at, value] of values.entries()) {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.push(tails[low - 1] ?? -1);
    tails[low] = at;
  }
  const places: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) places.push(at);
  return places.reverse();
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Places where both lists have the same run of tokens that neither has twice, rising on both sides and not overlapping: what lies between two
 * of them can be compared by itself.
 */
export function anchorsOf(left: Int32Array, right: Int32Array): Point[] {
  const others = lonely(right);
  const points = [...lonely(left)].flatMap(([run, x]) => {
    const y = others.get(run) ?? -1;
    return x >= 0 && y >= 0 ? [{ x, y }] : [];
  });
  points.sort((a, b) => a.x - b.x);
  const anchors: Point[] = [];
  for (const place of rising(points.map(({ y }) => y))) {
    const last = anchors.at(-1);
    const point = points[place];
    if (point && (!last || (point.x >= last.x + RUN && point.y >= last.y + RUN))) anchors.push(point);
  }
  return anchors;
}
