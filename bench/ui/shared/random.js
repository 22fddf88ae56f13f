/** Chance that is the same on every run: the same seed, the same numbers. */
export function random(seed) {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end) => Math.floor(next() * end);
  return {
    below,
    pick: (list) => list[below(list.length)],
    digits: (count) => String(below(10 ** count)).padStart(count, '0'),
  };
}
