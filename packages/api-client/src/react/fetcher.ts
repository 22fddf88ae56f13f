import type { Arg, Endpoint, Out } from '../contract/define.ts';
import type { ApiSource } from './provider.tsx';

let session = new AbortController();

/** Ends every question of the session that is over. */
export function abortQueries(): void {
  session.abort();
  session = new AbortController();
}

/** Asks for a hook or a preload, until the session ends. A hook repeats by itself, so the client need not. */
export const ask = <E extends Endpoint>(
  { client }: ApiSource,
  endpoint: E,
  arg: Arg<E>,
  retries: number,
): Promise<Out<E>> =>
  (client.call as (endpoint: E, arg: Arg<E>, options: object) => Promise<Out<E>>)(endpoint, arg, {
    signal: session.signal,
    retries,
  });
