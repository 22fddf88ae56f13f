/** How far each folder stands above the folders it is made of: 0 for those made of none. `uses` says which a folder imports. */
export function tiersOf(uses: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of uses.get(from) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        reach(next, seen);
      }
    return seen;
  };
  const reached = new Map([...uses.keys()].map((folder) => [folder, reach(folder)]));
  const tiers = new Map<string, number>();
  const tier = (folder: string): number => {
    const known = tiers.get(folder);
    if (known !== undefined) return known;
    // Folders that import each other stand side by side.
    const below = [...(reached.get(folder) ?? [])].filter((other) => !reached.get(other)?.has(folder));
    const value = below.length === 0 ? 0 : 1 + Math.max(...below.map(tier));
    tiers.set(folder, value);
    return value;
  };
  for (const folder of uses.keys()) tier(folder);
  return tiers;
}
