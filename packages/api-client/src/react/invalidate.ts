import { mutate } from 'swr';
import type { Endpoint } from '../contract/define.ts';
import { isPageOf, isQueryOf } from './keys.ts';
import { dropPreloads } from './preload.ts';
import { atReset } from './reset.ts';

/** SWR's filter passes over growing lists; they are known by the key of the whole list. */
const lists = new Map<string, string>();
atReset(() => lists.clear());

export const registerList = (id: string, path: string) => void lists.set(id, path);

/** Asks again for everything shown from these endpoints, growing lists included; what is not on screen is dropped or marked stale. */
export function invalidate(endpoints: readonly Endpoint[]): void {
  const paths: ReadonlySet<string> = new Set(endpoints.map(({ path }) => path));
  dropPreloads(paths);
  void mutate((key) => isPageOf(key, paths), undefined, { revalidate: false });
  for (const [id, path] of lists) if (paths.has(path)) void mutate(id);
  void mutate((key) => isQueryOf(key, paths));
}
