import { mutate, preload, unstable_serialize } from 'swr';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { ask } from './fetcher.ts';
import { isQueryOf, type QueryKey, queryKey } from './keys.ts';
import type { ApiSource } from './provider.tsx';
import { atReset } from './reset.ts';

/** SWR keeps a preload that nobody asked for without an age limit; ours is half a minute. */
const FRESH = 30_000;

interface Waiting {
  readonly key: QueryKey;
  readonly timer: ReturnType<typeof setTimeout>;
  /** for whoever asks ahead again, as a click does after the pointer */
  readonly answer: Promise<unknown>;
}
const waiting = new Map<string, Waiting>();

/** A hook took the key over: from now on it is refreshed like any other. */
export function adopt(id: string): void {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
}

/**
 * Asks ahead of the page, for a route's loader or an idle moment. The hook that follows has the data in its first frame and
 * does not ask again within 30 s; later it shows the data and asks.
 */
export function preloadQuery<E extends Endpoint>(source: ApiSource, endpoint: E, arg: Arg<E>): Promise<Out<E>> {
  // On a server the cache is everybody's: nothing is kept there.
  if (typeof window === 'undefined') return ask(source, endpoint, arg, 2);
  const key = queryKey(source.epoch, endpoint, arg);
  const id = unstable_serialize(key);
  const asked = waiting.get(id);
  if (asked) return asked.answer as Promise<Out<E>>;

  const isWaiting = () => waiting.get(id)?.timer === timer;
  const timer = setTimeout(() => {
    if (!isWaiting()) return;
    waiting.delete(id);
    // No hook is mounted on it, so this only drops the unclaimed answer.
    void mutate(key);
  }, FRESH);
  const load = async () => {
    try {
      const data = await preload(key, () => ask(source, endpoint, arg, 2));
      if (isWaiting()) await mutate(key, data, { revalidate: false });
      return data;
    } catch (error) {
      if (isWaiting()) {
        adopt(id);
        await mutate(key);
      }
      throw error;
    }
  };
  const answer = load();
  waiting.set(id, { key, timer, answer });
  return answer;
}

/** Forgets what was asked ahead of these endpoints and not yet shown. */
export function dropPreloads(paths: ReadonlySet<string>): void {
  for (const [id, { key }] of waiting) {
    if (!isQueryOf(key, paths)) continue;
    adopt(id);
    void mutate(key, undefined);
  }
}

atReset(() => {
  for (const id of [...waiting.keys()]) adopt(id);
});
