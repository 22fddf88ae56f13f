import { ApiError } from '../errors.ts';
import type { Interceptor } from '../exchange.ts';

/**
 * Gives up after `limit` milliseconds, counted until the body has been read; each retry has its own. An upload may take as long as it
 * needs while it goes on: there the time begins anew with every piece that has left.
 */
export const timeout =
  (limit: number): Interceptor =>
  async (exchange, next) => {
    // Not AbortSignal.timeout: a test's clock cannot drive it.
    const clock = new AbortController();
    let timer = setTimeout(() => clock.abort(), limit);
    const onProgress = (part: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => clock.abort(), limit);
      exchange.onProgress?.(part);
    };
    const signal = exchange.signal ? AbortSignal.any([exchange.signal, clock.signal]) : clock.signal;
    try {
      return await next({ ...exchange, signal, onProgress });
    } catch (error) {
      const late = error instanceof ApiError && error.kind === 'aborted' && !exchange.signal?.aborted;
      throw late ? new ApiError('timeout', { path: exchange.path, cause: error.cause }) : error;
    } finally {
      clearTimeout(timer);
    }
  };
