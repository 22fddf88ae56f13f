/** The same chances on every run: mulberry32 after a seed. */
export function random(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => list[below(list.length)],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(65 + below(26))).join(''),
  };
}
