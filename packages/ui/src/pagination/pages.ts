/** Page numbers to show, null where some are left out: 1 … 4 5 6 … 13. Never more than seven places. */
export function visiblePages(current: number, last: number): (number | null)[] {
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 7) return all(1, last);
  if (current <= 4) return [...all(1, 5), null, last];
  if (current >= last - 3) return [1, null, ...all(last - 4, last)];
  return [1, null, current - 1, current, current + 1, null, last];
}
