/** The value at a path like `bookings[3].bills[0].mblNo`; undefined where the way ends. */
export function getIn(root: unknown, path: string): unknown {
  let at = root;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
