/** Where the entries of a long list stand, px from its start. */
export interface Heights {
  count: number;
  total: number;
  start: (slot: number) => number;
  /** the entry at a height, the first or last beyond the ends */
  at: (y: number) => number;
}

const within = (slot: number, count: number) => Math.max(0, Math.min(count - 1, slot));

/** All of one height: nothing is kept of any of them. */
export const equal = (count: number, size: number): Heights => ({
  count,
  total: count * size,
  start: (slot) => slot * size,
  at: (y) => within(Math.floor(y / size), count),
});

/** Each of its own height. */
export function uneven(count: number, sizeOf: (slot: number) => number): Heights {
  const starts = new Float64Array(count + 1);
  for (let slot = 0; slot < count; slot++) starts[slot + 1] = (starts[slot] ?? 0) + sizeOf(slot);
  const start = (slot: number) => starts[slot] ?? 0;
  const at = (y: number) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (start(middle + 1) <= y) low = middle + 1;
      else high = middle;
    }
    return within(low, count);
  };
  return { count, total: start(count), start, at };
}
