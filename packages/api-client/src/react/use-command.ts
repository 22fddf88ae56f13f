import { useCallback, useEffect, useRef, useState } from 'react';
import { type Result, settle } from '../client/errors.ts';
import type { Arg, Args, Endpoint, Out } from '../contract/define.ts';
import { invalidate } from './invalidate.ts';
import { useApi } from './provider.tsx';

export interface Command<E extends Endpoint> {
  /** Sends it once; asked again while one is under way, it gives the same answer. Never throws. */
  run(...args: Args<E>): Promise<Result<Out<E>>>;
  readonly pending: boolean;
}

/** A write. A success refreshes what the contract says it makes stale; so does a conflict, for then the page is out of date. */
export function useCommand<E extends Endpoint>(endpoint: E): Command<E> {
  const { client } = useApi();
  const [pending, setPending] = useState(false);
  const running = useRef<Promise<Result<Out<E>>>>(undefined);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(
    (...args: Args<E>) => {
      if (running.current) return running.current;
      const send = async () => {
        const result = await settle((client.call as (endpoint: E, arg?: Arg<E>) => Promise<Out<E>>)(endpoint, args[0]));
        running.current = undefined;
        if (mounted.current) setPending(false);
        if (result.ok || result.error.kind === 'conflict') invalidate(endpoint.invalidates());
        return result;
      };
      setPending(true);
      running.current = send();
      return running.current;
    },
    [client, endpoint],
  );
  return { run, pending };
}
