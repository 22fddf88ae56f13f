import { mutate } from 'swr';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import { queryKey } from './keys.ts';
import type { ApiSource } from './provider.tsx';

/**
 * Puts what a command answered into the answer of a query that is on screen, without asking again. Nothing happens where nothing is kept
 * of it; the next question to the server has the last word.
 */
export async function writeQuery<E extends Endpoint>(
  { epoch }: Pick<ApiSource, 'epoch'>,
  endpoint: E,
  arg: Arg<E>,
  write: (before: Out<E>) => Out<E>,
): Promise<void> {
  const next = (before?: Out<E>) => (before === undefined ? undefined : write(before));
  await mutate<Out<E> | undefined>(queryKey(epoch, endpoint, arg), next, { revalidate: false });
}
