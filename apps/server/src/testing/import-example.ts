import { readFileSync } from 'node:fs';

const page = new URL('../../../../docs/import-format.md', import.meta.url);

/** The example of docs/import-format.md, so that the page is always true; a fresh copy at every call. */
export function importExample(): Record<string, unknown> {
  const text = /```json\n([\s\S]*?)\n```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return JSON.parse(text) as Record<string, unknown>;
}

/** Sets the value at a path like `bookings[0].bills[0].etd`; undefined takes the field away. */
export function setAt(root: object, path: string, value: unknown): void {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? '';
  const owner = steps.reduce((at, step) => (at as Record<string, unknown>)[step], root as unknown) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
}
