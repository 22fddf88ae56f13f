import { anchorsOf, type Point, RUN } from './anchors.ts';

/** Up to so many tokens on both sides together, the answer is the best there is. */
const SHORT = 512;

/** Steps spent on texts that have little in common; beyond it the answer is good instead of the best. */
const BUDGET = 1_000_000;

/** Edits looked ahead at once: every token costs about as many steps at worst. */
const reachFor = (tokens: number): number => Math.max(32, Math.min(SHORT, tokens, Math.floor(BUDGET / tokens)));

// Row d of the trace holds the farthest x that d edits reach on the diagonals -d, -d + 2 … d, between two that nothing reaches.
const rowOf = (d: number): number => (d * (d + 5)) / 2 + 1;
const traceLength = (edits: number): number => rowOf(edits + 1);

const NOWHERE = -1e9;

/** Where edit d begins on the i-th diagonal, before equal tokens are followed: one token added, or one removed; negative for nowhere. */
function beginning(trace: Int32Array, d: number, i: number): number {
  if (d === 0) return 0;
  const at = rowOf(d - 1) + i;
  const removed = trace[at - 1] ?? NOWHERE;
  const added = trace[at] ?? NOWHERE;
  return removed < added ? added : removed + 1;
}

// Myers' greedy search from `start` until `end` or the edits the trace has room for; what is matched on the way to the farthest point is kept.
function advance(a: Int32Array, b: Int32Array, start: Point, end: Point, match: Int32Array, trace: Int32Array): Point {
  const n = end.x - start.x;
  const m = end.y - start.y;
  const reach = Math.min(reachFor(a.length + b.length), n + m);
  let most = -1;
  let depth = 0;
  let diagonal = 0;
  for (let d = 0; d <= reach && most < n + m; d++) {
    const row = rowOf(d);
    trace[row - 1] = NOWHERE;
    trace[row + d + 1] = NOWHERE;
    for (let i = 0; i <= d; i++) {
      const k = 2 * i - d;
      let x = beginning(trace, d, i);
      if (x < 0 || x > n || x - k > m) {
        trace[row + i] = NOWHERE;
        continue;
      }
      let at = start.x + x;
      let other = start.y + x - k;
      while (at < end.x && other < end.y && a[at] === b[other]) {
        at++;
        other++;
      }
      x = at - start.x;
      trace[row + i] = x;
      if (2 * x - k > most) {
        most = 2 * x - k;
        depth = d;
        diagonal = i;
      }
    }
  }
  const reached = { x: start.x + (most + 2 * diagonal - depth) / 2, y: start.y + (most - 2 * diagonal + depth) / 2 };
  let x = reached.x - start.x;
  for (let d = depth, i = diagonal; d >= 0; d--) {
    const k = 2 * i - d;
    const begin = beginning(trace, d, i);
    for (; x > begin; x--) match[start.x + x - 1] = start.y + x - 1 - k;
    const before = rowOf(d - 1) + i;
    // The same diagonal counts one less in the row before.
    if (d > 0 && (trace[before - 1] ?? NOWHERE) < (trace[before] ?? NOWHERE)) x = begin;
    else {
      x = begin - 1;
      i--;
    }
  }
  return reached;
}

// Places of the tokens that the other side has too: no other can match.
function shared(own: Int32Array, from: number, to: number, other: Int32Array, end: number): number[] {
  const known = new Set(other.subarray(from, end));
  const places: number[] = [];
  for (let at = from; at < to; at++) if (known.has(own[at] ?? -1)) places.push(at);
  return places;
}

/**
 * For each token of `left`, the place of its partner in `right`, or −1. Partners rise on both sides. Short texts get the longest common
 * subsequence; long ones that have little in common get a good one in linear time.
 * @param left tokens as numbers, equal where the tokens are
 */
export function partners(left: Int32Array, right: Int32Array): Int32Array {
  const match = new Int32Array(left.length).fill(-1);
  let head = 0;
  let n = left.length;
  let m = right.length;
  for (; head < n && head < m && left[head] === right[head]; head++) match[head] = head;
  while (n > head && m > head && left[n - 1] === right[m - 1]) match[--n] = --m;
  const places = shared(left, head, n, right, m);
  const others = shared(right, head, m, left, n);
  const a = Int32Array.from(places, (at) => left[at] ?? 0);
  const b = Int32Array.from(others, (at) => right[at] ?? 0);
  const found = new Int32Array(a.length).fill(-1);
  const end = { x: a.length, y: b.length };
  const trace = new Int32Array(traceLength(reachFor(end.x + end.y)));
  let at: Point = { x: 0, y: 0 };
  for (const anchor of [...(end.x + end.y > SHORT ? anchorsOf(a, b) : []), end]) {
    while (at.x < anchor.x && at.y < anchor.y) at = advance(a, b, at, anchor, found, trace);
    for (let step = 0; step < RUN && anchor !== end; step++) found[anchor.x + step] = anchor.y + step;
    at = { x: anchor.x + RUN, y: anchor.y + RUN };
  }
  for (const [own, place] of places.entries()) {
    const partner = found[own] ?? -1;
    if (partner >= 0) match[place] = others[partner] ?? -1;
  }
  return match;
}
