import { ApiError } from './errors.ts';
import type { Next } from './exchange.ts';

/** The innermost step: fetch, and read the whole body, so that every limit around it covers both. */
export const transport =
  (send: typeof fetch): Next =>
  async ({ path, url, kind, method, headers, body, signal }) => {
    try {
      const response = await send(url, { method, headers, body: body ?? null, signal: signal ?? null });
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: kind === 'download' ? await response.blob() : await response.text(),
      };
    } catch (cause) {
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', { path, cause });
    }
  };
