import { ApiError } from '../errors.ts';
import type { Interceptor } from '../exchange.ts';

const STEP = 400;

function pause(milliseconds: number, path: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted', { path, cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Asks a query again after a failed connection or a 5xx; a command might have been carried out, so never a command. */
export const retry =
  (random: () => number = Math.random): Interceptor =>
  async (exchange, next) => {
    const most = exchange.kind === 'query' ? exchange.retries : 0;
    for (let attempt = 0; ; attempt++) {
      try {
        return await next(exchange);
      } catch (error) {
        const again = error instanceof ApiError && error.transient && error.kind !== 'timeout';
        if (!again || attempt >= most) throw error;
        await pause(random() * STEP * 2 ** attempt, exchange.path, exchange.signal);
      }
    }
  };
