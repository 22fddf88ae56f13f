import { unload } from 'swr';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import type { ApiSource } from './provider.tsx';
import { atReset } from './reset.ts';

let session = new AbortController();

// Every question of the session that is over ends, and its answers are dropped.
atReset(() => {
  session.abort();
  session = new AbortController();
  unload({ revalidate: false });
});

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
