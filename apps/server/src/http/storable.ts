/** Levels of objects and lists in an input; no call of the contract has more. */
const DEEPEST = 12;

/** Where a text stands that no database takes: with a NUL in it, or half of a pair of surrogates. Undefined where all are good. */
export function unstorable(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (value instanceof File) return unstorable(value.name, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return path;
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = unstorable(inner, place, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
