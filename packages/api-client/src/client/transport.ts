import { ApiError } from './errors.ts';
import type { Answer, Next } from './exchange.ts';
import { fileNameOf } from './file-name.ts';

async function bodyOf(response: Response, isFile: boolean): Promise<Answer['body']> {
  if (!isFile) return response.text();
  const body = await response.blob();
  return new File([body], fileNameOf(response.headers.get('content-disposition')), { type: body.type });
}

/** The innermost step: fetch, and read the whole body, so that every limit around it covers both. */
export const transport =
  (send: typeof fetch): Next =>
  async ({ path, url, kind, method, headers, body, signal }) => {
    try {
      const response = await send(url, { method, headers, body: body ?? null, signal: signal ?? null });
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: await bodyOf(response, kind === 'download'),
      };
    } catch (cause) {
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', { path, cause });
    }
  };

/** Uploads leave by XMLHttpRequest where there is one, for it alone tells how far they are; it is fetched with the first of them. */
export const withUploads =
  (rest: Next): Next =>
  async (exchange) => {
    if (exchange.kind !== 'upload' || typeof XMLHttpRequest === 'undefined') return rest(exchange);
    const { xhr } = await import('./xhr.ts');
    return xhr(exchange);
  };
