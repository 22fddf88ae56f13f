import { useCallback, useRef, useState } from 'react';
import type { Arg, Args, Endpoint } from '../contract/define.ts';
import type { Command, SendingOptions } from './use-command.ts';
import { useSending } from './use-sending.ts';

export interface Uploading<E extends Endpoint> extends Command<E> {
  /** how much has left, from 0 to 1; undefined before the first step and after the end */
  readonly progress: number | undefined;
  /** Stops the one that is under way: its answer is an error of the kind `aborted`. */
  abort(): void;
}

/** A write that brings files. Leaving the page does not stop it. */
export function useUpload<E extends Endpoint>(endpoint: E, { loading = false }: SendingOptions = {}): Uploading<E> {
  const { send, pending } = useSending(endpoint);
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const run = useCallback(
    (...args: Args<E>) => {
      // A second one while one is under way is not sent, so it must not take the way to stop.
      controller.current ??= new AbortController();
      const { signal } = controller.current;
      const answer = send(args[0] as Arg<E>, { loading, signal, onProgress: setProgress });
      void answer.then(() => {
        controller.current = undefined;
        setProgress(undefined);
      });
      return answer;
    },
    [send, loading],
  );
  const abort = useCallback(() => controller.current?.abort(), []);
  return { run, pending, progress, abort };
}
