import { ApiError } from './errors.ts';
import type { Answer, Exchange, Next } from './exchange.ts';
import { fileNameOf } from './file-name.ts';

async function bodyOf(response: Response, isFile: boolean): Promise<Answer['body']> {
  if (!isFile) return response.text();
  const body = await response.blob();
  return new File([body], fileNameOf(response.headers.get('content-disposition')), { type: body.type });
}

async function fetched(
  { url, kind, method, headers, signal }: Exchange,
  body: string | FormData | undefined,
  send: typeof fetch,
): Promise<Answer> {
  const response = await send(url, { method, headers, body: body ?? null, signal: signal ?? null });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await bodyOf(response, kind === 'download'),
  };
}

// What makes and sends forms is fetched with the first of them. Where the application fetches by itself, forms leave so, too.
async function uploaded(exchange: Exchange, own: typeof fetch | undefined): Promise<Answer> {
  const { formOf, sendForm } = await import('./upload.ts');
  const form = formOf(exchange.fields ?? {});
  return own || typeof XMLHttpRequest === 'undefined'
    ? fetched(exchange, form, own ?? fetch)
    : sendForm(exchange, form);
}

/** The innermost step: asks, and reads the whole body, so that every limit around it covers both. */
export const transport =
  (own?: typeof fetch): Next =>
  async (exchange) => {
    try {
      return await (exchange.kind === 'upload'
        ? uploaded(exchange, own)
        : fetched(exchange, exchange.body, own ?? fetch));
    } catch (cause) {
      throw new ApiError(exchange.signal?.aborted ? 'aborted' : 'network', { path: exchange.path, cause });
    }
  };
