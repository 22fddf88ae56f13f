const ORIGIN = 'https://portal.invalid';

/** A path inside the portal out of a value anybody can put into the address bar, or undefined. */
export function safeInternalPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  if (/[\\\p{Cc}]|\/\//u.test(value)) return undefined;
  try {
    const url = new URL(value, ORIGIN);
    return url.origin === ORIGIN ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
