import { useCallback } from 'react';
import type { Result } from '../client/errors.ts';
import type { Arg, Args, Endpoint, Out } from '../contract/define.ts';
import { useSending } from './use-sending.ts';

export interface SendingOptions {
  /** true: the page's loading indicator shows until it is answered */
  loading?: boolean;
}

export interface Command<E extends Endpoint> {
  /** Sends it once; asked again while one is under way, it gives the same answer. Never throws. */
  run(...args: Args<E>): Promise<Result<Out<E>>>;
  readonly pending: boolean;
}

/** A write. A success refreshes what the contract says it makes stale; so does a conflict, for then the page is out of date. */
export function useCommand<E extends Endpoint>(endpoint: E, { loading = false }: SendingOptions = {}): Command<E> {
  const { send, pending } = useSending(endpoint);
  const run = useCallback(
    (...args: Args<E>) => (loading ? send(args[0] as Arg<E>, { loading }) : send(args[0] as Arg<E>)),
    [send, loading],
  );
  return { run, pending };
}
