import type { Arg, Endpoint } from '../contract/define.ts';

// URL parsers read a backslash as a slash and drop control characters.
const isUnsafe = (character: string) => character <= ' ' || character === '\\' || character === '\u007f';

/** True for `/a/b?c`: a path on this very server, never another host. */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && ![...path].some(isUnsafe);

/** The address of a GET endpoint with its parameters, below the server's root. */
export function pathOf<E extends Endpoint>(endpoint: E, arg: Arg<E>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(arg ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `${endpoint.path}?${text}` : endpoint.path;
}
