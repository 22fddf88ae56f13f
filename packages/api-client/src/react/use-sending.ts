import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../client/create-client.ts';
import { type Result, settle } from '../client/errors.ts';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { invalidate } from './invalidate.ts';
import { useApi } from './provider.tsx';

type Call<E> = (endpoint: E, arg: Arg<E>, options?: CallOptions) => Promise<Out<E>>;

/** What a command and an upload have in common: one at a time, told as a Result, and what it makes stale is asked for anew. */
export function useSending<E extends Endpoint>(endpoint: E) {
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

  const send = useCallback(
    (arg: Arg<E>, ...options: [CallOptions?]) => {
      if (running.current) return running.current;
      const work = async () => {
        const result = await settle((client.call as Call<E>)(endpoint, arg, ...options));
        running.current = undefined;
        if (mounted.current) setPending(false);
        if (result.ok || result.error.kind === 'conflict') invalidate(endpoint.invalidates());
        return result;
      };
      setPending(true);
      running.current = work();
      return running.current;
    },
    [client, endpoint],
  );
  return { send, pending };
}
