import { ApiError } from './errors.ts';
import type { Answer, Next } from './exchange.ts';

/** The innermost step of an upload in a browser: fetch tells nobody how much of a body has left. */
export const xhr: Next = ({ path, url, method, headers, body, signal, onProgress }) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = (cause?: unknown) =>
      reject(new ApiError(signal?.aborted ? 'aborted' : 'network', { path, cause: cause ?? signal?.reason }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        body: request.responseText,
      });
    request.onerror = () => fail();
    request.onabort = () => fail();
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) fail();
    else {
      signal?.addEventListener('abort', stop, { once: true });
      request.send(body ?? null);
    }
  });
