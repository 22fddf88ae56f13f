function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const swap = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The known name that a mistyped one most likely stands for: at most two letters in five differ. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((one) => ({ one, off: distance(name.toLowerCase(), one.toLowerCase()) }));
  const best = ranked.sort((left, right) => left.off - right.off)[0];
  return best && best.off <= Math.max(1, Math.floor(name.length * 0.4)) ? best.one : undefined;
}
