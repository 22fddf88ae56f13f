const ends = new Set<() => void>();

/** What is done when a session ends. The modules that keep something say so themselves, and so a page that asks nothing loads none of them. */
export const atReset = (end: () => void): void => void ends.add(end);

/** Empties the cache when a session ends: shown data, preloads, and questions still under way. */
export function resetCache(): void {
  for (const end of ends) end();
}
