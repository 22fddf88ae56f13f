/** Levels of objects and lists in an input; no call of the contract has more. */
const DEEPEST = 12;

/**
 * Where something stands that must not go further: a text no database takes (with a NUL in it, or half of a pair of surrogates), or a name
 * that every object has of its own, such as `constructor`, which a lookup by name would find. Undefined where all is good.
 */
export function unstorable(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (value instanceof File) return unstorable(value.name, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return path;
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = name in Object.prototype ? place : unstorable(inner, place, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
